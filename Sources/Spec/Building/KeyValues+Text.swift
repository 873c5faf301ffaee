import ViewKinds

extension KeyValues {
  /// Replaces the visible text of a view.
  ///
  /// If the placeholder is visible, it is replaced. Otherwise the text or the title is replaced if
  /// it is one run.
  mutating func replaceText(with text: String) {
    if self[TextKeys.placeholder] != nil, (self[TextKeys.text] ?? "").isEmpty {
      self[TextKeys.placeholder] = text
      return
    }
    for key in [TextKeys.text, NavigationBarKind.title] where self[key] != nil { self[key] = text }
  }
}
