import ViewKinds

extension KeyValues {
  /// Replaces the placeholder if it is shown, else the text or title if it is a single run.
  mutating func replaceText(with text: String) {
    if self[TextKeys.placeholder] != nil, (self[TextKeys.text] ?? "").isEmpty {
      self[TextKeys.placeholder] = text
      return
    }
    for key in [TextKeys.text, NavigationBarKind.title] where self[key] != nil { self[key] = text }
  }
}
