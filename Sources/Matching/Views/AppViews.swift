package import Geometry
package import Graphics

/// The views of an app that take part in the comparison, without private wrappers.
package struct AppViews: Sendable {
  package let dump: AppDump
  package let classes: [UIKitClass]
  package let roles: [ViewRole]
  /// The text that each view shows; the text of a control may be that of a label in it.
  package let texts: [DumpedText?]
  /// The texts of the labels in each control.
  package let insideTexts: [Int: [String]]
  /// The index of the nearest view around each view that is no wrapper; nil for the outermost ones.
  package let superviews: [Int?]
  /// The views in each view, without wrappers, in the order of `readingOrder`.
  package let subviews: [Int: [Int]]
  /// All views, with the cells of each list from top to bottom.
  let readingOrder: [Int]
  /// The view of the screen's controller, or nil if the dump has only private views.
  package let root: Int?

  package init(_ dump: AppDump) {
    let outerViews = Set(dump.views.compactMap(\.parent))
    let classes = dump.views.enumerated().map { index, view in
      UIKitClass(of: view, hasSubviews: outerViews.contains(index))
    }
    let roles = ViewRole.roles(of: dump.views, classes)
    var superviews: [Int?] = []
    var insideTexts: [Int: [String]] = [:]
    // The control around each private view in a control.
    var controls: [Int?] = []
    for (index, view) in dump.views.enumerated() {
      let outer = view.parent.flatMap { roles[$0] == .wrapper ? superviews[$0] : $0 }
      superviews.append(outer)
      let isInside = roles[index] == .inside
      let control = view.parent.flatMap { isInside ? controls[$0] ?? $0 : nil }
      controls.append(control)
      if let control, classes[index] == .label, let text = view.text {
        insideTexts[control, default: []].append(text.string)
      }
    }
    let readingOrder = ReadingOrder.indices(
      of: superviews, isList: { classes[$0].isList }, frame: { dump.views[$0].frame ?? .zero })
    var subviews: [Int: [Int]] = [:]
    for index in readingOrder where [.content, .inside].contains(roles[index]) {
      if let outer = superviews[index] { subviews[outer, default: []].append(index) }
    }
    self.dump = dump
    self.classes = classes
    self.roles = roles
    self.superviews = superviews
    self.readingOrder = readingOrder
    self.subviews = subviews
    self.insideTexts = insideTexts
    texts = dump.views.enumerated().map { index, view in
      view.text ?? insideTexts[index]?.first.map { DumpedText($0) }
    }
    let outermost = dump.views.indices.filter { index in
      roles[index] == .content && superviews[index] == nil && !classes[index].isBar
    }
    root =
      outermost.first { dump.views[$0].frame?.size == dump.screen.size } ?? outermost.first
  }

  package var indices: Range<Int> { dump.views.indices }

  /// The labels and pictures that UIKit puts into the content of a row of its own styles.
  func rowParts(of other: Int) -> [Int] {
    let subviews = subviews[other] ?? []
    if classes[other] == .listContent { return subviews }
    let isRowLabel = { dump.views[$0].className == "UITableViewLabel" }
    guard classes[other] == .tableCellContent, subviews.contains(where: isRowLabel) else {
      return []
    }
    return subviews.filter { isRowLabel($0) || classes[$0] == .image }
  }

  /// The first text of a row of UIKit's own styles.
  package func rowText(of other: Int) -> DumpedText? {
    rowParts(of: other).lazy.compactMap { dump.views[$0].text }.first
  }

  /// The text that a label, a button or a field shows, empty if it shows none; nil if the dump does
  /// not say so.
  ///
  /// UIKit's description has the title of a button in a label, and no text of some fields.
  func shownText(of other: Int) -> DumpedText? {
    if let text = texts[other] { return text }
    let isKnown =
      switch UIKitClass.named(by: dump.views[other]) {
      case .button: true
      case .textField, .textView: dump.form == .json
      default: classes[other] == .label
      }
    return isKnown ? DumpedText("") : nil
  }

  /// The frame of a view that is not ignored.
  package func frame(_ index: Int) -> Rect { dump.views[index].frame ?? .zero }

  /// Whether the frames are in the window, and not only in the superview of the first view.
  package var isInWindow: Bool {
    dump.form == .json || dump.views.first?.className.hasSuffix("Window") == true
  }
}

/// A view that Strut laid out.
package struct LaidOutView: Hashable, Sendable {
  package let id: String
  package let kind: String
  /// The text that the view shows; nil if it shows none.
  package let text: String?
  /// Whether the text is the placeholder of an empty field.
  package let isPlaceholder: Bool
  /// The frame in the window without the transform.
  package let frame: Rect
  /// Whether the view is hidden, or has an alpha of 0.
  package let isHidden: Bool
  /// Whether the view draws more than a text, so that it may cover what is behind it.
  package let isFilled: Bool
  /// The map around the view's centre; nil if it has none.
  package let transform: Transform?
  /// The index of the superview, which comes before the view; nil for the root.
  package let parent: Int?

  package init(
    id: String, kind: String, text: String?, isPlaceholder: Bool = false, frame: Rect,
    isHidden: Bool, isFilled: Bool = false, transform: Transform? = nil, parent: Int?
  ) {
    self.id = id
    self.kind = kind
    self.text = text
    self.isPlaceholder = isPlaceholder
    self.frame = frame
    self.isHidden = isHidden
    self.isFilled = isFilled
    self.transform = transform
    self.parent = parent
  }
}
