import ViewKinds

extension KeyValues {
  /// Writes another text or title, where there is one of a single run; another placeholder, where
  /// that is shown for want of a text.
  mutating func replaceText(with text: String) {
    if case .text = self["placeholder"], (self.text("text") ?? "").isEmpty {
      self["placeholder"] = .text(text)
      return
    }
    for key in ["text", "title"] {
      if case .text = self[key] { self[key] = .text(text) }
    }
  }
}
