import AutoLayout
import Geometry
import Graphics
import Snapshots
import Spec
import ViewKinds

/// What a cell shows that its layout's lines do not have: the bars and what is presented over them,
/// and the transforms, clips, symbols and decorations of views.
///
/// Places and sizes are left out.
struct UnlistedContent {
  /// The parts in the order of the drawing, without duplicates.
  private var names: [String] = []
  private var parts: [String: Part] = [:]

  /// A view, or a part of the screen around the views.
  private struct Part: Hashable {
    var items: [DisplayItem] = []
    /// The transform and the clip in each cell.
    var styles: [Style] = []
  }

  private struct Style: Hashable {
    let transform: Transform?
    let clips: Bool
  }

  /// The name of what is in no group.
  private static let screen = "screen"
  /// The beginning of the names of parts around the views.
  private static let chrome = "chrome."
  private static let presented = "chrome.presented"

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
        parts[view.id.name]?.styles.append(
          Style(transform: style.transform, clips: style.clips))
      }
    }
  }

  /// Adds items to a part, and those of named groups to their own parts.
  ///
  /// Hidden groups are left out. What is presented has the name of its key, such as `alert`.
  private mutating func add(_ items: [DisplayItem], to name: String, presenting key: String?) {
    if parts[name] == nil {
      names.append(name)
      parts[name] = Part()
    }
    for item in items {
      switch item {
      case .group(_, 0, _, _): continue
      case .group(Self.presented, _, _, let items):
        add(items, to: key.map { Self.chrome + $0 } ?? Self.presented, presenting: key)
      case .group(let name?, _, _, let items): add(items, to: name, presenting: key)
      case .group(nil, _, _, let items), .transformed(_, let items):
        add(items, to: name, presenting: key)
      default: parts[name]?.items.append(item.unplaced)
      }
    }
  }

  /// The changes in the order of the new content, and then the parts that are gone.
  ///
  /// The lines of a layout have the views that are new and gone.
  func changes(since old: UnlistedContent) -> [LayoutChange] {
    func title(_ name: String) -> String? {
      name.hasPrefix(Self.chrome) ? String(name.dropFirst(Self.chrome.count)) : nil
    }
    let changes = names.compactMap { name -> LayoutChange? in
      let chrome = title(name)
      guard let now = parts[name], let was = old.parts[name] else {
        return chrome.map { .appeared(id: $0, superview: nil, subviews: 0) }
      }
      guard was != now else { return nil }
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
  /// The item without its place and its size, and without the folders of its files.
  fileprivate var unplaced: DisplayItem {
    switch self {
    case .fill(let path, let color): return .fill(path.unplaced, color)
    case .stroke(let path, let color, var stroke):
      stroke.width = 0
      return .stroke(path.unplaced, color, stroke)
    case .text(var run):
      run.frame = .zero
      run.content = run.content.withoutFontPaths
      return .text(run)
    case .image(let run):
      return .image(ImageRun(run.source.withoutPath, in: .zero, tint: run.tint))
    case .shadow(let path, let color, _, _):
      return .shadow(path.unplaced, color, radius: 0, offset: .zero)
    case .dropShadow(let color, _, _, let items):
      return .dropShadow(color, radius: 0, offset: .zero, of: items.map(\.unplaced))
    case .backdrop(let path, let material): return .backdrop(path.unplaced, material)
    case .gradient(let path, let gradient):
      let shape = Gradient.Shape.linear(from: .zero, to: .zero)
      return .gradient(path.unplaced, Gradient(shape, stops: gradient.stops))
    case .group(let name, let opacity, let clip, let items):
      return .group(name: name, opacity: opacity, clip: clip?.unplaced, items.map(\.unplaced))
    case .transformed(let transform, let items):
      return .transformed(transform, items.map(\.unplaced))
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
