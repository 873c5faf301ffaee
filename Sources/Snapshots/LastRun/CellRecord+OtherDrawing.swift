extension CellRecord {
  /// Whether other fonts or libraries than the reference's may explain all that differs: they never
  /// change which views there are nor a picture's size, and another version of this program is none
  /// of them.
  package var mayBeOtherDrawing: Bool {
    let version = DrawingEnvironment.programEntry
    return status == .different && expectedSize == nil && !environment.isEmpty
      && !environment.contains { $0.hasPrefix("\(version) ") }
      && views(.removed) == views(.added)
  }

  /// Changed lines of the layout without their frames.
  private func views(_ mark: LayoutTextChange.Mark) -> [Substring] {
    layout.filter { $0.mark == mark }.map { $0.text.prefix { $0 != "(" } }
  }
}
