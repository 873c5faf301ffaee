import ViewKinds

extension KeyValues {
  /// Writes another text or title, where there is one of a single run; another placeholder, where
  /// that is shown for want of a text.
  mutating func replaceText(with text: String) {
    if self[TextKeys.placeholder] != nil, (self[TextKeys.text] ?? "").isEmpty {
      self[TextKeys.placeholder] = text
      return
    }
    for key in [TextKeys.text, NavigationBarKind.title] where self[key] != nil { self[key] = text }
  }
}
