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
    var transform: Transform?
    var clips = false
  }

  /// The name of what is in no group.
  private static let screen = "screen"
  /// The beginning of the names of parts around the views.
  private static let chrome = "chrome."

  /// Creates the content of one cell, or of the ends of a film.
  ///
  /// - Parameters:
  ///   - cells: the cells.
  ///   - ignored: the views to leave out with their subviews.
  ///   - renderer: the renderer that laid the cells out.
  init(of cells: [LaidOutCell], leavingOut ignored: [String], by renderer: CellRenderer) {
    for cell in cells {
      let list = renderer.displayList(of: cell.built, cell.layout, scope: .everything)
      add(list.items.leaving(out: ignored), to: Self.screen)
      for (style, view) in zip(cell.built.styles, cell.layout.views) {
        parts[view.id.name]?.transform = style.transform
        parts[view.id.name]?.clips = style.clips
      }
    }
  }

  /// Adds items to a part, and those of named groups to their own parts.
  private mutating func add(_ items: [DisplayItem], to name: String) {
    if parts[name] == nil {
      names.append(name)
      parts[name] = Part()
    }
    for item in items {
      switch item {
      case .group(let name?, _, _, let items): add(items, to: name)
      case .group(nil, _, _, let items), .transformed(_, let items): add(items, to: name)
      default: parts[name]?.items.append(item.unplaced)
      }
    }
  }

  /// The changes of parts that are in both contents, in the order of the new one.
  func changes(since old: UnlistedContent) -> [LayoutChange] {
    names.compactMap { name in
      guard let was = old.parts[name], let now = parts[name], was != now else { return nil }
      let isChrome = name.hasPrefix(Self.chrome)
      var change = ViewChange(id: isChrome ? String(name.dropFirst(Self.chrome.count)) : name)
      if isChrome {
        change.appearance = AppearanceChange.changes(
          from: ViewAppearance(drawing: was.items), to: ViewAppearance(drawing: now.items),
          hasContent: true)
      }
      if change.appearance.isEmpty { change.appearance = [.drawing] }
      return .changed(change)
    }
  }
}

extension DisplayItem {
  /// The item without its place and its size.
  fileprivate var unplaced: DisplayItem {
    switch self {
    case .fill(let path, let color): return .fill(path.unplaced, color)
    case .stroke(let path, let color, var stroke):
      stroke.width = 0
      return .stroke(path.unplaced, color, stroke)
    case .text(var run):
      run.frame = .zero
      return .text(run)
    case .image(let run): return .image(ImageRun(run.source, in: .zero, tint: run.tint))
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
