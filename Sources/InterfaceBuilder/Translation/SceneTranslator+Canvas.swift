import Diagnostics
import Geometry
import XML
import YAML

/// Interface Builder's canvas: sizes and margins of the document's generation of iOS.
///
/// The numbers come from the frames that 966 documents store. A generation is a version of Interface
/// Builder's plug-in.
extension SceneTranslator {
  /// The first plug-ins of some versions of Xcode.
  enum Generation {
    static let xcode8 = 11_000.0
    static let xcode9 = 12_200.0
    static let xcode11 = 14_600.0
    static let xcode12 = 17_126.0
    static let xcode13 = 19_144.0
    static let xcode15 = 22_130.0
    static let xcode26 = 24_060.0
  }

  /// The own size of a control in its generation, where it differs from iOS 18; nil on an axis keeps
  /// the kind's.
  ///
  /// Sizes are those of alignment rectangles.
  func canvasSize(of view: SceneView, _ reader: ElementReader) -> [Double?] {
    let generation = document.generation
    switch view.element.name {
    case "textField":
      let isRounded = reader["borderStyle"] == "roundedRect"
      return [nil, isRounded && generation < Generation.xcode11 ? 30 : nil]
    case "segmentedControl": return [nil, generation < Generation.xcode11 ? 28 : nil]
    case "stepper": return generation < Generation.xcode11 ? [94, 29] : [nil, nil]
    case "progressView":
      return [
        nil, generation < Generation.xcode12 && reader["progressViewStyle"] != "bar" ? 2 : nil,
      ]
    case "searchBar":
      if generation >= Generation.xcode26 { return [nil, 64] }
      return [nil, generation < Generation.xcode9 ? 44 : nil]
    case "switch": return generation >= Generation.xcode26 ? [61, 28] : [nil, nil]
    case "toolbar":
      let bottom = document.canvas.map { Self.canvasSafeArea($0.id, isNew: false).bottom } ?? 0
      return [nil, bottom == 34 && generation >= Generation.xcode12 ? 49 : nil]
    case "navigationBar": return [nil, generation >= Generation.xcode26 ? 54 : nil]
    default: return [nil, nil]
    }
  }

  /// The layout margins that a table gives a cell's content view.
  func canvasMargins(of view: SceneView, at span: SourceSpan) -> [MarginSide] {
    guard let cell = view.parent, cell.element.name == "tableViewCell" else { return [] }
    let generation = document.generation
    let width = document.canvas?.size?.width ?? frame(of: cell)?[2] ?? 0
    let isOld = generation < Generation.xcode9
    // Up to Xcode 11, margins that follow the table's are those of its separators on narrow screens.
    let followsTable =
      generation < Generation.xcode12 && cell.element["preservesSuperviewLayoutMargins"] == "YES"
    let isNarrow = followsTable || separatorInset(around: cell) == 15
    let side: Double = isOld ? 8 : width >= 390 ? 20 : isNarrow ? 15 : 16
    let top: Double = isOld ? 8 : generation >= Generation.xcode26 ? 15 : 11
    let accessory = cell.element["accessoryType"].map { $0 != "none" } ?? false
    return MarginSide.directional(
      top: top, leading: side, trailing: accessory ? 8 : side, at: span)
  }

  /// The leading inset of the separators of the table around a cell, which older tables store.
  private func separatorInset(around cell: SceneView) -> Double? {
    guard let table = cell.parent, document.generation < Generation.xcode13 else { return nil }
    let inset = table.element.child(key: "separatorInset")
    return DocumentNumber.length(inset?["minX"] ?? inset?["left"])
  }

  // MARK: The window

  /// The matrix of the canvas: one device with the size of the scene's root view.
  func canvasMatrix() -> [YAMLEntry] {
    guard options.isDesign, let frame = frame(of: tree.root), frame[2] > 0, frame[3] > 0 else {
      return []
    }
    let span = document.span(of: scene.view)
    let scale = document.canvas?.scale ?? 2
    // A window has whole pixels.
    func side(_ length: Double) -> Double {
      (length * Double(scale)).rounded(.up) / Double(scale)
    }
    var device: [YAMLEntry] = []
    device.add("id", SpecNode.word("canvas", at: span))
    device.add("width", SpecNode.number(side(frame[2]), at: span))
    device.add("height", SpecNode.number(side(frame[3]), at: span))
    device.add("scale", SpecNode.number(Double(scale), at: span))
    device.add("safeArea", SpecNode.numbers(canvasInsets, at: span))
    var matrix: [YAMLEntry] = []
    matrix.add("device", SpecNode.mapping(device, at: span))
    return matrix
  }

  /// Finds the safe area of the canvas: the device's own, and that of simulated bars; none for views
  /// that are not as large as a screen.
  func findCanvasInsets() -> [Double] {
    guard let frame = frame(of: tree.root), let canvas = document.canvas, let size = canvas.size,
      !canvas.isLandscape, size.width == frame[2], size.height == frame[3]
    else { return [0, 0, 0, 0] }
    let containers = scene.controller.map(containers(of:))
    let hasNavigation =
      containers?.navigation.map { $0["navigationBarHidden"] != "YES" } ?? false
    let generation = document.generation
    let navigation: Double =
      !hasNavigation ? 0 : generation >= Generation.xcode26 ? 54 : canvas.isTablet ? 50 : 44
    let tabs: Double = containers?.tabs == nil ? 0 : canvas.isTablet ? 50 : 49
    let own = Self.canvasSafeArea(canvas.id, isNew: generation >= Generation.xcode15)
    return [own.top + navigation, 0, own.bottom + tabs, 0]
  }

  /// Removes the window's safe area from a cell or a header.
  ///
  /// UIKit insets the content of a list by the safe area instead. On the canvas, lists are plain views.
  func addCanvasSafeArea(of view: SceneView, at span: SourceSpan, to keys: inout [YAMLEntry]) {
    guard options.isDesign, view.role == .cell || view.role == .supplementary else { return }
    var sides: [YAMLEntry] = []
    for (name, inset) in [("top", canvasInsets[0]), ("bottom", canvasInsets[2])] where inset > 0 {
      sides.add(name, SpecNode.number(-inset, at: span))
    }
    keys.add("additionalSafeArea", entries: sides, at: span)
  }

  /// The safe area of a device of the canvas in portrait, in points.
  private static func canvasSafeArea(_ id: String, isNew: Bool) -> (top: Double, bottom: Double) {
    switch id {
    case "retina5_9", "retina5_4": (isNew ? 50 : 44, 34)
    case "retina6_1": (isNew ? 48 : 44, 34)
    case "retina6_5": (44, 34)
    case "retina6_0", "retina6_7": (47, 34)
    case "retina6_12", "retina6_72": (59, 34)
    case "retina6_3", "retina6_9": (62, 34)
    case "ipad11_0", "ipad12_9rounded", "ipad10_9rounded", "ipad8_3rounded": (24, 20)
    default: (20, 0)
    }
  }
}
