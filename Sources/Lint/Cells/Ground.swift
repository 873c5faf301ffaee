import Geometry
import Graphics

/// A text with the colour that is behind it.
struct GroundedText {
  /// The view that writes it.
  let view: String
  let run: TextRun
  /// What of the text's own opacity the groups around it leave.
  let opacity: Double
  /// Nil where it is no single colour: a picture, a gradient, something blurred, an edge.
  let ground: Color?
  /// The colours that the ground is mixed of, the lowest first.
  let mixture: [Color]
}

/// Finds what is behind texts by painting a display list in mind.
struct GroundFinder {
  private(set) var texts: [GroundedText] = []
  fileprivate var layers: [Layer] = []
  private let inks: [TextRun: Rect]

  /// Something painted, its curves made lines once for all texts over it.
  fileprivate struct Layer {
    let shape: Shape
    let clips: [FlatPath]
    let color: Color

    enum Shape {
      case fill(FlatPath)
      case stroke(FlatPath, Points)
      /// Of colours that nobody knows.
      case unknown(Rect)
    }
  }

  /// - Parameters:
  ///   - list: a screen.
  ///   - inks: where the letters of its texts are.
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
        layers.append(
          Layer(shape: .fill(FlatPath(path)), clips: clips, color: color.faded(opacity)))
      case .stroke(let path, let color, let stroke):
        layers.append(
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
          layers.append(Layer(shape: .unknown(bounds), clips: clips, color: .clear))
        }
      }
    }
  }

  /// The text's ground as far as it was painted; within a group that lets through what is below it a
  /// colour of the group's own makes it unknown.
  private mutating func add(
    _ run: TextRun, of view: String, opacity: Double, since group: Int?
  ) {
    guard let ink = inks[run] else { return }
    var ground: Color? = .white
    var mixture: [Color] = []
    for (index, layer) in layers.enumerated() {
      switch layer.relation(to: ink) {
      case .apart: continue
      case .touches: (ground, mixture) = (nil, [])
      case .covers:
        if let group, index >= group {
          (ground, mixture) = (nil, [])
        } else if layer.color.alpha == 255 {
          (ground, mixture) = (layer.color, [layer.color])
        } else if layer.color.alpha > 0 {
          ground = ground.map { layer.color.over($0) }
          mixture.append(layer.color)
        }
      }
    }
    texts.append(
      GroundedText(view: view, run: run, opacity: opacity, ground: ground, mixture: mixture))
  }
}

extension GroundFinder.Layer {
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
