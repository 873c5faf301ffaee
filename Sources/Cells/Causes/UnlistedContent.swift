import AutoLayout
import Geometry
import Graphics
import Snapshots
import Spec
import ViewKinds

/// What a cell shows that its layout's lines do not have: the bars and what is presented over them,
/// and the transforms, clips, symbols and decorations of views.
///
/// Places and sizes count in bars, and in views that have not moved, with all their subviews.
struct UnlistedContent {
  /// The parts in the order of the drawing, without duplicates.
  private var names: [String] = []
  private var parts: [String: Part] = [:]
  /// The name of the part that is presented over the bars.
  private var presentedName = UnlistedContent.presented

  /// A view, or a part of the screen around the views.
  private struct Part {
    var items: [DisplayItem] = []
    /// The view's transform in each cell.
    var transforms: [Transform?] = []
    /// The frames of the view and its subviews in each cell; empty for bars.
    var frames: [Rect] = []

    func isDrawn(as other: Part) -> Bool {
      guard transforms == other.transforms else { return false }
      return frames == other.frames ? items == other.items : isDrawnElsewhere(as: other)
    }

    /// Whether the items differ only in their places and sizes.
    func isDrawnElsewhere(as other: Part) -> Bool {
      items.flatMap(\.unplaced) == other.items.flatMap(\.unplaced)
    }
  }

  /// The name of what is in no group.
  private static let screen = "screen"
  /// The beginning of the names of parts around the views.
  private static let chrome = "chrome."
  private static let presented = "chrome.presented"

  /// Names the part of the screen that a group draws.
  ///
  /// - Parameters:
  ///   - group: the name of the group.
  ///   - key: the key of what is presented, such as `alert`.
  /// - Returns: the name of the part, such as `tabBar`; nil for a view.
  static func part(ofGroup group: String, presenting key: String?) -> String? {
    if group == presented, let key { return key }
    return group.hasPrefix(chrome) ? String(group.dropFirst(chrome.count)) : nil
  }

  /// Creates the content of one cell, or of the ends of a film.
  ///
  /// - Parameters:
  ///   - cells: the cells.
  ///   - ignored: the views to leave out with their subviews.
  ///   - renderer: the renderer that laid the cells out.
  init(of cells: [LaidOutCell], leavingOut ignored: [String], by renderer: CellRenderer) {
    for cell in cells {
      let list = renderer.displayList(of: cell.built, cell.layout, scope: .everything)
      add(
        list.items.leaving(out: ignored), to: Self.screen,
        presenting: cell.built.screen.presented?.key)
      for (style, view) in zip(cell.built.styles, cell.layout.views) {
        parts[view.id.name]?.transforms.append(style.transform)
      }
      addFrames(of: cell.layout)
    }
  }

  /// Adds the frame of each view to its own part and to those of the views around it.
  private mutating func addFrames(of layout: Layout) {
    let superviews = Dictionary(
      layout.views.map { ($0.id, $0.superview) }, uniquingKeysWith: { first, _ in first })
    for view in layout.views {
      var next: ViewID? = view.id
      while let id = next {
        parts[id.name]?.frames.append(view.inScreen)
        next = superviews[id] ?? nil
      }
    }
  }

  /// Adds items to a part, and those of named groups to their own parts.
  ///
  /// A group around other items is added as an empty one, because named groups may be among them.
  /// The opacity of a view's group is in the lines of the layout. Hidden groups are left out. What
  /// is presented has the name of its key, such as `alert`.
  private mutating func add(_ items: [DisplayItem], to name: String, presenting key: String?) {
    if parts[name] == nil {
      names.append(name)
      parts[name] = Part()
    }
    for item in items {
      switch item {
      case .group(_, 0, _, _): continue
      case .group(Self.presented, _, _, let items):
        presentedName = key.map { Self.chrome + $0 } ?? Self.presented
        add(items, to: presentedName, presenting: key)
      case .group(let name?, _, let clip?, let items):
        add(
          [.group(name: nil, opacity: 1, clip: clip, items)], to: name, presenting: key)
      case .group(let name?, _, nil, let items): add(items, to: name, presenting: key)
      case .group(nil, let opacity, let clip, let items):
        parts[name]?.items.append(.group(name: nil, opacity: opacity, clip: clip, []))
        add(items, to: name, presenting: key)
      case .transformed(let transform, let items):
        parts[name]?.items.append(.transformed(transform, []))
        add(items, to: name, presenting: key)
      default: parts[name]?.items.append(item.withoutFolders)
      }
    }
  }

  /// The changes in the order of the new content, and then the parts that are gone.
  ///
  /// The lines of a layout have the views that are new and gone.
  func changes(since old: UnlistedContent) -> [LayoutChange] {
    func title(_ name: String) -> String? { Self.part(ofGroup: name, presenting: nil) }
    let changes = names.compactMap { name -> LayoutChange? in
      let chrome = title(name)
      guard let now = parts[name], let was = old.parts[name] else {
        return chrome.map { .appeared(id: $0, superview: nil, subviews: 0) }
      }
      // What is presented may be beside a view, which may move.
      let isSame = name == presentedName ? now.isDrawnElsewhere(as: was) : now.isDrawn(as: was)
      guard !isSame else { return nil }
      var change = ViewChange(id: chrome ?? name)
      if chrome != nil {
        change.appearance = AppearanceChange.changes(
          from: ViewAppearance(drawing: was.items), to: ViewAppearance(drawing: now.items),
          hasContent: true)
      }
      if change.appearance.isEmpty { change.appearance = [.drawing] }
      return .changed(change)
    }
    let gone = old.names.filter { parts[$0] == nil }.compactMap(title)
    return changes + gone.map { .vanished(id: $0, superview: nil, subviews: 0) }
  }
}

extension DisplayItem {
  /// The item without the folders of its files.
  fileprivate var withoutFolders: DisplayItem {
    switch self {
    case .text(var run):
      run.content = run.content.withoutFontPaths
      return .text(run)
    case .image(var run):
      run.source = run.source.withoutPath
      return .image(run)
    case .dropShadow(let color, let radius, let offset, let items):
      return .dropShadow(color, radius: radius, offset: offset, of: items.map(\.withoutFolders))
    case .group(let name, let opacity, let clip, let items):
      return .group(name: name, opacity: opacity, clip: clip, items.map(\.withoutFolders))
    case .transformed(let transform, let items):
      return .transformed(transform, items.map(\.withoutFolders))
    case .fill, .stroke, .shadow, .backdrop, .gradient: return self
    }
  }

  /// The item without its place and its size, and without transforms.
  fileprivate var unplaced: [DisplayItem] {
    switch self {
    case .fill(let path, let color): return [.fill(path.unplaced, color)]
    case .stroke(let path, let color, var stroke):
      stroke.width = 0
      return [.stroke(path.unplaced, color, stroke)]
    case .text(var run):
      run.frame = .zero
      return [.text(run)]
    case .image(let run): return [.image(ImageRun(run.source, in: .zero, tint: run.tint))]
    case .shadow(let path, let color, _, _):
      return [.shadow(path.unplaced, color, radius: 0, offset: .zero)]
    case .dropShadow(let color, _, _, let items):
      return [.dropShadow(color, radius: 0, offset: .zero, of: items.flatMap(\.unplaced))]
    case .backdrop(let path, let material): return [.backdrop(path.unplaced, material)]
    case .gradient(let path, let gradient):
      let shape = Gradient.Shape.linear(from: .zero, to: .zero)
      return [.gradient(path.unplaced, Gradient(shape, stops: gradient.stops))]
    case .group(let name, let opacity, let clip, let items):
      let inside = items.flatMap(\.unplaced)
      return [.group(name: name, opacity: opacity, clip: clip?.unplaced, inside)]
    case .transformed(_, let items): return items.flatMap(\.unplaced)
    }
  }
}

extension Path {
  /// The path with all points at the origin.
  fileprivate var unplaced: Path {
    Path(
      elements.map { element in
        switch element {
        case .move: .move(.zero)
        case .line: .line(.zero)
        case .curve: .curve(.zero, control1: .zero, control2: .zero)
        case .close: .close
        }
      }, usesEvenOddRule: usesEvenOddRule)
  }
}
