extension CellRecord {
  /// Whether other fonts or libraries than the reference's may explain all that differs: they never
  /// change which views there are, what these show, nor a picture's size; another version of this
  /// program and other data of a device are none of them.
  package var mayBeOtherDrawing: Bool {
    status == .different && expectedSize == nil && !environment.isEmpty
      && !environment.contains { DrawingEnvironment.isOwn($0) }
      && views(.removed) == views(.added)
  }

  /// Changed lines of the layout without what the extent of text decides.
  private func views(_ mark: LayoutTextChange.Mark) -> [SteadyView?] {
    layout.filter { $0.mark == mark }.map { LayoutLine(text: $0.text[...]).map(SteadyView.init) }
  }
}

/// What a layout says of a view that no font changes.
private struct SteadyView: Hashable {
  let id: String
  let kind: String
  let depth: Int
  let texts: [[String]]
  let look: ViewAppearance

  /// Text that may be drawn smaller has other fonts where it is wider; what is scrolled to its end
  /// moves with its content.
  init(_ line: LayoutLine) {
    id = line.id
    kind = line.kind
    depth = line.depth
    texts = line.appearance.texts.map { [$0.string, $0.color] }
    var look = line.appearance
    look.scrollOffset = nil
    look.texts = []
    look.otherTexts = nil
    self.look = look
  }
}
