import Devices
import Geometry
import Testing

/// Content view and safe area under bars: a phone with insets of 47 and 34 unless named.
struct Placement: CustomTestStringConvertible {
  let name: String
  let configuration: Configuration?
  let frame: [Points]
  let safeTop: Points
  let safeBottom: Points

  var testDescription: String { name }

  private static func row(
    _ name: String, _ configuration: Configuration?, _ frame: [Points], _ safe: (Points, Points)
  ) -> Placement {
    Placement(
      name: name, configuration: configuration, frame: frame, safeTop: safe.0,
      safeBottom: safe.1)
  }

  static let rows: [Placement] = [
    row("no bars", TopBar.iPhone14(), [0, 0, 390, 844], (47, 34)),
    row("translucent", TopBar.iPhone14(.translucent), [0, 0, 390, 844], (91, 34)),
    row("transparent", TopBar.iPhone14(.transparent), [0, 0, 390, 844], (91, 34)),
    row("opaque", TopBar.iPhone14(.opaque), [0, 91, 390, 753], (0, 34)),
    row(
      "opaque, extended under", TopBar.iPhone14(.opaque, underOpaque: true), [0, 0, 390, 844],
      (91, 34)),
    row(
      "translucent, no extended edges", TopBar.iPhone14(.translucent, edges: []),
      [0, 91, 390, 753], (0, 34)),
    row(
      "translucent, bottom edge only", TopBar.iPhone14(.translucent, edges: .bottom),
      [0, 91, 390, 753], (0, 34)),
    row("hidden, no extended edges", TopBar.iPhone14(edges: []), [0, 0, 390, 844], (47, 34)),
    row("large title", TopBar.iPhone14(.largeTitle), [0, 0, 390, 844], (143, 34)),
    row(
      "large title collapses in compact height",
      held("iphone-14", .landscapeLeft, navigationBar: .largeTitle), [0, 0, 844, 390],
      (32, 21)),
    row(
      "home button, upright", held("iphone-se-3", navigationBar: .translucent),
      [0, 0, 375, 667], (64, 0)),
    row(
      "home button, lying",
      held("iphone-se-3", .landscapeLeft, navigationBar: .translucent),
      [0, 0, 667, 375], (32, 0)),
    row(
      "tablet", held("ipad-pro-11", navigationBar: .translucent), [0, 0, 834, 1194],
      (74, 20)),
    row(
      "tablet with a home button, large title",
      held("ipad-10-2", navigationBar: .largeTitle), [0, 0, 810, 1080], (122, 0)),
    row(
      "island", held("iphone-15-pro", navigationBar: .translucent), [0, 0, 393, 852],
      (97.667, 34)),
    row(
      "island, lying", held("iphone-15-pro", .landscapeLeft, navigationBar: .opaque),
      [0, 32, 852, 361], (0, 21)),
  ]
}

private enum TopBar {
  static func iPhone14(
    _ bar: NavigationBarStyle = .hidden, edges: ExtendedEdges = .all, underOpaque: Bool = false
  ) -> Configuration? {
    held("iphone-14", navigationBar: bar, edges: edges, underOpaque: underOpaque)
  }
}

struct Docked: CustomTestStringConvertible {
  let name: String
  let configuration: Configuration?
  let top: Points

  init(_ name: String, _ configuration: Configuration?, top: Points) {
    self.name = name
    self.configuration = configuration
    self.top = top
  }

  var testDescription: String { name }

  static let rows = [
    Docked("hidden", held("iphone-14"), top: 844),
    Docked("shown", held("iphone-14", keyboard: .shown), top: 508),
    Docked(
      "without suggestions", held("iphone-14", keyboard: .shownWithoutSuggestions),
      top: 553),
    Docked("shown lying", held("iphone-14", .landscapeLeft, keyboard: .shown), top: 181),
    Docked("of a height", held("iphone-14", keyboard: .height(291)), top: 553),
    Docked("higher than the screen", held("iphone-14", keyboard: .height(9000)), top: 0),
    Docked("on a tablet", held("ipad-pro-11", keyboard: .shown), top: 861),
  ]
}

/// Size classes by Apple's device table, margins by width.
struct Window: CustomTestStringConvertible {
  let id: String
  let orientation: Orientation
  let classes: SizeClasses
  let margin: Points

  init(
    _ id: String, _ orientation: Orientation, _ horizontal: SizeClass, _ vertical: SizeClass,
    margin: Points
  ) {
    self.id = id
    self.orientation = orientation
    classes = SizeClasses(horizontal: horizontal, vertical: vertical)
    self.margin = margin
  }

  var testDescription: String { "\(id) \(orientation.rawValue)" }

  static let rows = [
    Window("iphone-se-3", .portrait, .compact, .regular, margin: 16),
    Window("iphone-se-3", .landscapeLeft, .compact, .compact, margin: 16),
    Window("iphone-8-plus", .landscapeLeft, .regular, .compact, margin: 20),
    Window("iphone-13-mini", .landscapeRight, .compact, .compact, margin: 16),
    Window("iphone-16-pro", .landscapeLeft, .compact, .compact, margin: 16),
    Window("iphone-11", .landscapeLeft, .regular, .compact, margin: 20),
    Window("iphone-14-plus", .portrait, .compact, .regular, margin: 20),
    Window("iphone-16-pro-max", .landscapeLeft, .regular, .compact, margin: 20),
    Window("ipad-mini-6", .portrait, .regular, .regular, margin: 20),
    Window("ipad-pro-13", .landscapeLeft, .regular, .regular, margin: 20),
  ]
}
