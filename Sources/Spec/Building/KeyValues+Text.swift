import ViewKinds

extension KeyValues {
  /// Writes another text or title, where there is one of a single run.
  mutating func replaceText(with text: String) {
    for key in ["text", "title"] {
      if case .text = self[key] { self[key] = .text(text) }
    }
  }
}
