import Devices
import Diagnostics
import Geometry
import Matching
import Spec

/// A first spec from a dump: the hierarchy, ids, kinds, texts and fonts, with a frame for each view.
struct DumpSpec {
  private let app: AppViews
  private let root: Int
  private let name: String
  /// The id of each written view.
  private var ids: [Int: String] = [:]
  /// The written views in each written view; views deeper than `deepest` are moved up.
  private var subviews: [Int: [Int]] = [:]
  /// The classes of views that are left out.
  private var leftOut: [String] = []

  /// The greatest depth of views, which nested mappings of YAML limit.
  private static let deepest = 90
  /// The greatest number of characters of a text, which specs limit.
  private static let longestText = 500

  /// Creates a spec, or returns nil if no view of the dump may be the one of a screen.
  ///
  /// - Parameters:
  ///   - app: the views of the app.
  ///   - name: the name of the dump's file.
  init?(_ app: AppViews, named name: String) {
    guard let root = app.root, app.classes[root].holdsViews else { return nil }
    let size = app.frame(root).size
    guard (1...10_000).contains(size.width.value), (1...10_000).contains(size.height.value) else {
      return nil
    }
    self.app = app
    self.root = root
    self.name = name
    collect()
  }

  /// The number of views in the spec.
  var count: Int { ids.count }

  private mutating func collect() {
    var names = IDNames()
    var pending = [(view: root, parent: root, depth: 0)]
    for view in app.indices where view != root && app.classes[view].isBar {
      let isOfController = app.roles[view] == .content && app.superviews[view] == nil
      if isOfController { leftOut.append(app.dump.views[view].className) }
    }
    while let (view, parent, depth) = pending.popLast() {
      if view != root {
        guard app.roles[view] == .content, !app.classes[view].isBar else {
          if app.classes[view].isBar { leftOut.append(app.dump.views[view].className) }
          continue
        }
        ids[view] = names.id(of: app.dump.views[view], text: app.texts[view])
        subviews[parent, default: []].append(view)
      }
      let isDeepest = depth >= Self.deepest
      for subview in (app.subviews[view] ?? []).reversed() {
        pending.append((subview, isDeepest ? parent : view, isDeepest ? depth : depth + 1))
      }
    }
  }

  // MARK: Text

  /// The content of the file.
  var text: String {
    var lines = [
      "# Written by `strut match --write` from \(YAMLText.comment(name)). The frames are those of one",
      "# device: replace them by constraints.",
    ]
    for name in leftOut {
      lines.append("# \(YAMLText.comment(name)) is left out: declare the bar in `screen`.")
    }
    lines.append("matrix: \(matrix)")
    if !app.subviews.isEmpty, subviews[root] != nil { lines.append("views:") }
    add(subviewsOf: root, indent: 2, to: &lines)
    if subviews[root] == nil { lines.append("views: {}") }
    return lines.map { "\($0)\n" }.joined()
  }

  private func add(subviewsOf view: Int, indent: Int, to lines: inout [String]) {
    let margin = String(repeating: " ", count: indent)
    for subview in subviews[view] ?? [] {
      guard let id = ids[subview] else { continue }
      let dumped = app.dump.views[subview]
      lines.append("\(margin)\(id):\(comment(on: subview))")
      for (key, value) in values(of: subview, in: view) {
        lines.append("\(margin)  \(key): \(value)")
      }
      if dumped.text?.isCut == true {
        lines.append("\(margin)  # The dump has only the beginning of the text.")
      } else if let text = app.texts[subview], text.string.count > Self.longestText {
        lines.append("\(margin)  # The text is longer than a spec may have in one line.")
      }
      if subviews[subview] != nil {
        lines.append("\(margin)  views:")
        add(subviewsOf: subview, indent: indent + 4, to: &lines)
      }
    }
  }

  /// The class, if the kind does not say it.
  private func comment(on view: Int) -> String {
    let name = app.dump.views[view].className
    let found = app.classes[view]
    let isPlain = name == found.rawValue && DumpedKind(found).isOwn
    return isPlain ? "" : " # \(YAMLText.comment(name))"
  }

  private func values(of view: Int, in parent: Int) -> [(key: String, value: String)] {
    let (dumped, found) = (app.dump.views[view], app.classes[view])
    let kind = DumpedKind(found)
    var values: [(String, String)] = []
    if kind.name != "view" { values.append(("kind", kind.name)) }
    if let key = kind.textKey, let text = app.texts[view], !text.string.isEmpty {
      values.append((key, YAMLText.quoted(String(text.string.prefix(Self.longestText)))))
    }
    if kind.name == "segmentedControl", let items = app.insideTexts[view] {
      values.append(("items", "[\(items.map { YAMLText.quoted($0) }.joined(separator: ", "))]"))
    }
    if kind.hasFont, let font = dumped.font.flatMap({ YAMLText.font($0) }) {
      values.append(("font", font))
    }
    if kind.name == "label", let lines = dumped.lines, lines != 1, (0...10_000).contains(lines) {
      values.append(("lines", "\(lines)"))
    }
    if dumped.isHidden { values.append(("hidden", "true")) }
    let origin = app.frame(parent).origin
    let frame = app.frame(view).offset(by: Point(x: -origin.x, y: -origin.y))
    let numbers = [frame.x, frame.y, max(frame.width, 0), max(frame.height, 0)]
    values.append(("frame", "[\(numbers.map(\.description).joined(separator: ", "))]"))
    if kind.name == "scroll" {
      values.append(("contentSize", "[\(max(frame.width, 0)), \(max(frame.height, 0))]"))
      values.append(("contentInsetAdjustmentBehavior", "never"))
    }
    return values
  }

  // MARK: Matrix

  /// A device of the catalogue with the size, or a device of the size; and the states that differ
  /// from the defaults.
  private var matrix: String {
    let screen = app.dump.screen
    let size = app.frame(root).size
    let hint = NameHint(name)
    let devices = DeviceCatalogue.all.filter { device in
      device.screenSize.isNearly(size) || device.screenSize.isNearly(size.transposed)
    }
    let best = devices.map { device in
      (device: device, score: score(of: device, size, hint))
    }.reduce(nil) { (best: (device: Device, score: [Double])?, next) in
      best.map { $0.score.lexicographicallyPrecedes(next.score) ? next : $0 } ?? next
    }
    var entries: [String] = []
    if let device = best?.device {
      entries.append("device: \(device.id)")
      if !device.screenSize.isNearly(size) { entries.append("orientation: landscape") }
    } else {
      entries.append("device: \(ownDevice(size))")
    }
    if screen.style == "dark" { entries.append("appearance: dark") }
    if screen.contrast == "high" { entries.append("contrast: high") }
    if let text = screen.textSize.flatMap({ ContentSizeCategory(uiKitName: $0) }), text != .large {
      entries.append("textSize: \(text.rawValue)")
    }
    if screen.direction == "rightToLeft" { entries.append("direction: rtl") }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private func score(of device: Device, _ size: Size, _ hint: NameHint) -> [Double] {
    let screen = app.dump.screen
    let hasScale = screen.scale.map { $0 == Double(device.scale) } ?? true
    let isUpright = device.screenSize.isNearly(size)
    let insets = isUpright ? device.safeArea.portrait : device.safeArea.landscape
    let hasInsets = screen.safeArea.map { $0.top == insets.top && $0.left == insets.left } ?? true
    return [
      hasScale ? 1 : 0, hasInsets ? 1 : 0, hint.score(ofDevice: device.id), isUpright ? 1 : 0,
    ]
  }

  private func ownDevice(_ size: Size) -> String {
    let screen = app.dump.screen
    let isWhole = screen.scale.map { (1...8).contains($0) && $0.rounded() == $0 } ?? false
    let scale = isWhole ? screen.scale ?? 3 : 3
    // A device has whole pixels.
    let lengths = [size.width, size.height].map {
      DecimalText.shortest(($0.value * scale).rounded() / scale, places: 6)
    }
    var entries = ["id: app", "width: \(lengths[0])", "height: \(lengths[1])"]
    if scale != 3 { entries.append("scale: \(Int(scale))") }
    if let insets = screen.safeArea, insets != .zero {
      let numbers = [insets.top, insets.left, insets.bottom, insets.right].map { max($0, 0) }
      entries.append("safeArea: [\(numbers.map(\.description).joined(separator: ", "))]")
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }
}

/// The kind with which a written spec draws a class.
private struct DumpedKind {
  let name: String
  /// Whether the kind draws the class itself, and not a stand-in without layout of its own.
  let isOwn: Bool
  /// The key of the text; nil for a kind without text.
  let textKey: String?
  let hasFont: Bool

  init(_ found: UIKitClass) {
    switch found {
    case .label: self.init(found.kind, textKey: "text", hasFont: true)
    case .textField, .textView: self.init(found.kind, textKey: "text", hasFont: true)
    case .button: self.init(found.kind, textKey: "title")
    case .view, .image, .switch, .slider, .stepper, .segmentedControl, .progress, .activity,
      .pageControl, .searchBar, .picker, .datePicker, .blur, .scroll:
      self.init(found.kind)
    case .navigationBar, .tabBar, .toolbar: self.init(found.kind)
    // A stack, a table and a collection would place their views anew.
    case .stack, .tableCell, .tableCellContent, .listContent, .collectionCell:
      self.init("view", isOwn: false)
    case .table, .collection: self.init("scroll", isOwn: false)
    case .tableHeader: self.init("label", isOwn: false, textKey: "text")
    }
  }

  private init(
    _ name: String, isOwn: Bool = true, textKey: String? = nil, hasFont: Bool = false
  ) {
    self.name = name
    self.isOwn = isOwn
    self.textKey = textKey
    self.hasFont = hasFont
  }
}
