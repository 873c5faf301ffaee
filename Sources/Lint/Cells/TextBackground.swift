import Geometry
import Graphics

/// A text and the colour of its background.
struct TextOnBackground {
  /// The name of the text's view.
  let view: String
  let run: TextRun
  /// The background, or nil if it is an image, a gradient, a blur or an edge between colours.
  let background: TextBackground?
  /// The colours blended into the background, the lowest first.
  let mixture: [RGBAColor]
}

/// The opaque colours behind a text, which may be in translucent groups.
///
/// A group is blended as a whole over what is behind it, so its text and its own background fade
/// together.
struct TextBackground: Hashable, Sendable {
  /// The colour behind the text if the groups around it were opaque.
  var color: RGBAColor
  /// The product of the opacities of the groups around the text.
  var opacity: Double = 1
  /// The colour that shows through the groups.
  var behind: RGBAColor

  init(_ color: RGBAColor) { (self.color, behind) = (color, color) }

  /// The background's colour on the screen.
  var drawn: RGBAColor { blended(color) }

  /// Returns an opaque colour in the groups as it is on the screen.
  func blended(_ color: RGBAColor) -> RGBAColor { color.faded(opacity).over(behind) }

  /// Paints colours over the text's background, the lowest first.
  mutating func cover(with colors: [RGBAColor]) {
    color = colors.reduce(color) { $1.over($0) }
    if opacity >= 1 { behind = color }
  }

  /// Begins a group with an opacity around the text, over the colours so far.
  fileprivate mutating func begin(_ group: BackgroundFinder.Group) {
    let before = opacity
    opacity *= group.opacity
    guard opacity < 1 else { return }
    behind = color.faded((before - opacity) / (1 - opacity)).over(behind)
  }
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
      /// A translucent group that is painted as a whole, in these bounds.
      case group(Group, Rect)
    }
  }

  /// A translucent group.
  fileprivate struct Group {
    /// The index of the group's first layer.
    let start: Int
    let opacity: Double
    /// Whether the view's kind fades its own drawing, as a pressed button does.
    let isOfKind: Bool
  }

  /// Finds the backgrounds.
  ///
  /// - Parameters:
  ///   - list: the drawing of the screen.
  ///   - inks: the rectangle of each text's letters.
  init(_ list: DisplayList, inks: [TextRun: Rect]) {
    self.inks = inks
    walk(list.items, of: "", clips: [], in: [])
  }

  /// Paints items that are in these translucent groups, the outermost first.
  private mutating func walk(
    _ items: [DisplayItem], of view: String, clips: [FlatPath], in groups: [Group]
  ) {
    for item in items {
      switch item {
      case .fill(let path, let color):
        append(Layer(shape: .fill(FlatPath(path)), clips: clips, color: color))
      case .stroke(let path, let color, let stroke):
        append(Layer(shape: .stroke(FlatPath(path), stroke.width), clips: clips, color: color))
      case .text(let run): add(run, of: view, in: groups)
      case .group(let name, let opacity, let clip, let items):
        let group = Group(start: layers.count, opacity: opacity, isOfKind: name == nil)
        walk(
          items, of: name ?? view, clips: clips + (clip.map { [FlatPath($0)] } ?? []),
          in: opacity < 1 ? groups + [group] : groups)
        if opacity < 1 { close(group) }
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

  /// Adds a layer for all layers of a group.
  private mutating func close(_ group: Group) {
    guard let bounds = Rect.union(of: layers[group.start...].compactMap(\.bounds)) else { return }
    append(Layer(shape: .group(group, bounds), clips: [], color: .clear))
  }

  /// Adds a text with the background painted so far, unless its view's kind fades it.
  private mutating func add(_ run: TextRun, of view: String, in groups: [Group]) {
    guard let ink = inks[run], !groups.contains(where: \.isOfKind) else { return }
    var background: TextBackground? = TextBackground(.white)
    var mixture: [RGBAColor] = []
    let starts = groups.map(\.start)
    for (index, range) in zip([0] + starts, starts + [layers.count]).enumerated() {
      if index > 0 { background?.begin(groups[index - 1]) }
      guard let colors = colors(of: range.0..<range.1, behind: ink) else {
        background = nil
        break
      }
      mixture += colors
      background?.cover(with: colors)
    }
    texts.append(
      TextOnBackground(view: view, run: run, background: background, mixture: mixture))
  }

  /// Returns the colours of layers behind a text from the highest opaque one on, the lowest first.
  ///
  /// It is nil if a colour is unknown.
  private mutating func colors(of range: Range<Int>, behind ink: Rect) -> [RGBAColor]? {
    let edges = Edges(ink)
    var colors: [RGBAColor] = []
    var index = range.upperBound
    while index > range.lowerBound, colors.last?.alpha != 255 {
      index -= 1
      guard bounds[index]?.touches(edges) ?? false else { continue }
      comparisons += 1
      let layer = layers[index]
      switch layer.relation(to: ink) {
      case .apart: continue
      case .touches: return nil
      case .covers: break
      }
      var color = layer.color
      if case .group(let group, _) = layer.shape {
        guard let inner = self.colors(of: group.start..<index, behind: ink) else { return nil }
        color = inner.reduce(.clear) { $1.over($0) }.faded(group.opacity)
        index = group.start
      }
      if color.alpha > 0 { colors.append(color) }
    }
    return colors.reversed()
  }
}

extension BackgroundFinder.Layer {
  /// The layer's bounding rectangle, or nil if it paints nothing.
  fileprivate var bounds: Rect? {
    switch shape {
    case .fill(let path): path.bounds
    case .stroke(let path, let width): path.bounds?.outset(by: width / 2)
    case .unknown(let bounds), .group(_, let bounds): bounds
    }
  }

  fileprivate func relation(to rect: Rect) -> Path.Relation {
    let relation: Path.Relation =
      switch shape {
      case .fill(let path): path.relation(to: rect)
      case .stroke(let path, let width):
        path.strokeTouches(rect, width: width) ? .touches : .apart
      case .unknown(let bounds): bounds.intersection(rect) == nil ? .apart : .touches
      // The group's own layers tell what they cover.
      case .group: .covers
      }
    guard relation != .apart else { return .apart }
    let cuts = clips.map { $0.relation(to: rect) }
    if cuts.contains(.apart) { return .apart }
    return cuts.contains(.touches) ? .touches : relation
  }
}
