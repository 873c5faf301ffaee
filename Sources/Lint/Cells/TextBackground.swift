import Geometry
import Graphics

/// A text with its background colour.
struct TextOnBackground {
  /// The name of the text's view.
  let view: String
  let run: TextRun
  /// The product of the opacities of the groups around the text.
  let opacity: Double
  /// Nil if it is not a single colour: a picture, a gradient, a blur or an edge.
  let background: RGBAColor?
  /// The colours that blend into the background, the lowest first.
  let mixture: [RGBAColor]
}

/// Finds the background colour of each text by walking a display list in paint order.
struct BackgroundFinder {
  private(set) var texts: [TextOnBackground] = []
  /// The number of layers that were compared with texts near them.
  private(set) var comparisons = 0
  fileprivate var layers: [Layer] = []
  /// By layer, the rectangle around it, or nil if it paints nothing.
  private var bounds: [Edges?] = []
  private let inks: [TextRun: Rect]

  /// A painted shape, with its curves flattened once for all texts above it.
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

  /// - Parameters:
  ///   - list: the screen's drawing.
  ///   - inks: by text, the rectangle of its letters.
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

  /// The text's background as far as it was painted; within a group that lets through what is below it a
  /// colour of the group's own makes it unknown.
  private mutating func add(
    _ run: TextRun, of view: String, opacity: Double, since group: Int?
  ) {
    guard let ink = inks[run] else { return }
    var background: RGBAColor? = .white
    var mixture: [RGBAColor] = []
    // From the top down to the first layer that hides all below it.
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
  /// The rectangle outside of which no rectangle touches it, or nil if it paints nothing.
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
