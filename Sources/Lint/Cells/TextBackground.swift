import Geometry
import Graphics

/// A text and the colour of its background.
struct TextOnBackground {
  /// The name of the text's view.
  let view: String
  let run: TextRun
  /// The product of the opacities of all groups around the text.
  let opacity: Double
  /// The background, or nil if it is an image, a gradient, a blur or an edge between colours.
  let background: RGBAColor?
  /// The colours blended into the background, the lowest first.
  let mixture: [RGBAColor]
}

/// A search for the background colour of each text, in paint order.
struct BackgroundFinder {
  private(set) var texts: [TextOnBackground] = []
  /// The number of comparisons of layers with texts near them.
  private(set) var comparisons = 0
  fileprivate var layers: [Layer] = []
  /// The bounding rectangle of each layer, or nil if it paints nothing.
  private var bounds: [Edges?] = []
  private let inks: [TextRun: Rect]

  /// A painted shape; its curves are flattened once for all texts above it.
  fileprivate struct Layer {
    let shape: Shape
    let clips: [FlatPath]
    let color: RGBAColor

    enum Shape {
      case fill(FlatPath)
      case stroke(FlatPath, Points)
      /// A shape without a single known colour.
      case unknown(Rect)
    }
  }

  /// Finds the backgrounds.
  ///
  /// - Parameters:
  ///   - list: the drawing of the screen.
  ///   - inks: the rectangle of each text's letters.
  init(_ list: DisplayList, inks: [TextRun: Rect]) {
    self.inks = inks
    walk(list.items, of: "", opacity: 1, clips: [], since: nil)
  }

  private mutating func walk(
    _ items: [DisplayItem], of view: String, opacity: Double, clips: [FlatPath], since group: Int?
  ) {
    for item in items {
      switch item {
      case .fill(let path, let color):
        append(
          Layer(shape: .fill(FlatPath(path)), clips: clips, color: color.faded(opacity)))
      case .stroke(let path, let color, let stroke):
        append(
          Layer(
            shape: .stroke(FlatPath(path), stroke.width), clips: clips, color: color.faded(opacity))
        )
      case .text(let run): add(run, of: view, opacity: opacity, since: group)
      case .group(let name, let own, let clip, let items):
        let isClear = own < 1
        walk(
          items, of: name ?? view, opacity: opacity * own,
          clips: clips + (clip.map { [FlatPath($0)] } ?? []),
          since: isClear ? group ?? layers.count : group)
      case .image, .gradient, .backdrop, .shadow, .dropShadow, .transformed:
        if let bounds = item.bounds {
          append(Layer(shape: .unknown(bounds), clips: clips, color: .clear))
        }
      }
    }
  }

  private mutating func append(_ layer: Layer) {
    layers.append(layer)
    bounds.append(layer.bounds.map(Edges.init))
  }

  /// Adds a text with the background painted so far.
  ///
  /// If the text is in a translucent group that also paints its background, the background is
  /// unknown.
  private mutating func add(
    _ run: TextRun, of view: String, opacity: Double, since group: Int?
  ) {
    guard let ink = inks[run] else { return }
    var background: RGBAColor? = .white
    var mixture: [RGBAColor] = []
    // The translucent colours from the top down to the first opaque layer.
    var above: [RGBAColor] = []
    let edges = Edges(ink)
    search: for index in layers.indices.reversed() where bounds[index]?.touches(edges) ?? false {
      comparisons += 1
      let color = layers[index].color
      switch layers[index].relation(to: ink) {
      case .apart: continue
      case .touches:
        background = nil
        break search
      case .covers:
        if let group, index >= group {
          background = nil
          break search
        } else if color.alpha == 255 {
          (background, mixture) = (color, [color])
          break search
        } else if color.alpha > 0 {
          above.append(color)
        }
      }
    }
    for color in above.reversed() {
      background = background.map { color.over($0) }
      mixture.append(color)
    }
    texts.append(
      TextOnBackground(
        view: view, run: run, opacity: opacity, background: background, mixture: mixture))
  }
}

extension BackgroundFinder.Layer {
  /// The layer's bounding rectangle, or nil if it paints nothing.
  fileprivate var bounds: Rect? {
    switch shape {
    case .fill(let path): path.bounds
    case .stroke(let path, let width): path.bounds?.outset(by: width / 2)
    case .unknown(let bounds): bounds
    }
  }

  fileprivate func relation(to rect: Rect) -> Path.Relation {
    let relation: Path.Relation =
      switch shape {
      case .fill(let path): path.relation(to: rect)
      case .stroke(let path, let width):
        path.strokeTouches(rect, width: width) ? .touches : .apart
      case .unknown(let bounds): bounds.intersection(rect) == nil ? .apart : .touches
      }
    guard relation != .apart else { return .apart }
    let cuts = clips.map { $0.relation(to: rect) }
    if cuts.contains(.apart) { return .apart }
    return cuts.contains(.touches) ? .touches : relation
  }
}
