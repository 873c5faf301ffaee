import AutoLayout
import Devices
import Drawing
import Geometry
import Graphics
import Spec
import ViewKinds

/// Draws the frames of a film on one background, all of one size in points.
struct FilmCompositor: Sendable {
  let size: Size
  private let background: RGBAColor
  /// The edge line around the screen or window.
  private let edge: DisplayEdge
  private let motion: Motion

  private enum Motion: Sendable {
    /// The screen turns around its centre, and its content stays upright.
    case turning(Turn)
    /// The window goes from its first frame to its last one.
    ///
    /// The picture is the union of both.
    case window(from: Rect, to: Rect, radii: (Points, Points))
    /// The window is the whole picture.
    case still
  }

  /// - Parameters:
  ///   - from: the first cell.
  ///   - to: the last one.
  ///   - progresses: the progress of each frame.
  ///   - style: the style of the background.
  init(from: LaidOutCell, to: LaidOutCell, progresses: [Double], style: BoardStyle) {
    background = style.background
    edge = DisplayEdge(color: style.edge, scale: from.built.geometry.scale)
    let (before, after) = (from.built.geometry, to.built.geometry)
    let isWhole = [before, after].allSatisfy { $0.size == $0.screenSize }
    if isWhole, let turn = Turn(from: from, to: to) {
      motion = .turning(turn)
      size = turn.bounds(at: progresses, grid: before.grid)
    } else if before.window == after.window, before.size == after.size {
      motion = .still
      size = before.size
    } else {
      let union = before.window.union(after.window)
      let radii = (before.windowCornerRadius, after.windowCornerRadius)
      let shift = Point(x: -union.minX, y: -union.minY)
      motion = .window(
        from: before.window.offset(by: shift), to: after.window.offset(by: shift), radii: radii)
      size = union.size
    }
  }

  /// Whether the screen fills each frame, so that no background is visible.
  var isStill: Bool { if case .still = motion { true } else { false } }

  /// The names of the parts that turn with the device.
  ///
  /// The content does not turn with it.
  static let hardware: Set<String> = ["chrome.cutout", "chrome.display"]

  /// Whether the compositor draws the parts in `hardware`.
  var drawsHardware: Bool { if case .turning = motion { true } else { false } }

  /// Draws one frame of the film.
  ///
  /// - Parameters:
  ///   - content: the screen at that moment.
  ///   - contentSize: the size of the content in points.
  ///   - progress: the progress of the transition.
  /// - Returns: the items, in the frame's coordinates.
  func frame(of content: DisplayList, size contentSize: Size, at progress: Double) -> DisplayList {
    let background = DisplayItem.fill(.rect(Rect(origin: .zero, size: size)), self.background)
    switch motion {
    case .still: return content
    case .window(let from, let to, let radii):
      let frame = from.interpolated(to: to, at: progress)
      let radius = radii.0 + (radii.1 - radii.0) * progress
      let items = content.items.map { $0.moved(by: frame.origin) }
      let outline = Path.continuousRect(frame, radius: radius)
      return DisplayList([
        background, .group(name: nil, opacity: 1, clip: outline, items), edge.item(along: outline),
      ])
    case .turning(let turn):
      let middle = Point(x: size.width / 2, y: size.height / 2)
      let origin = Point(
        x: middle.x - contentSize.width / 2, y: middle.y - contentSize.height / 2)
      let items = content.items.map { $0.moved(by: origin) }
      let inside = Path.rect(Rect(origin: origin, size: contentSize))
      let display = turn.display(around: middle, at: progress)
      return DisplayList([
        background,
        .group(
          name: nil, opacity: 1, clip: display,
          [
            .fill(display, .black), .group(name: nil, opacity: 1, clip: inside, items),
            turn.cutout(around: middle, at: progress),
          ]), edge.item(along: display),
      ])
    }
  }
}

/// A thin line between a screen and a background of the same colour.
private struct DisplayEdge: Sendable {
  let color: RGBAColor
  /// The number of device pixels in a point.
  let scale: Int

  func item(along path: Path) -> DisplayItem {
    .stroke(path, color, Stroke(width: Points(2 / Double(scale))))
  }
}

/// The picture of a device that turns.
struct Turn: Sendable {
  /// The size of the screen in the first orientation, in points.
  private let screen: Size
  private let cornerRadius: Points
  private let cutout: [DisplayItem]
  /// The angle of the whole turn in radians; positive is clockwise.
  private let angle: Double

  /// Creates a turn; nil if the orientation does not change.
  init?(from: LaidOutCell, to: LaidOutCell) {
    let orientations = [from, to].map(\.built.configuration.orientation)
    let turns = (orientations[1].quarterTurns - orientations[0].quarterTurns + 4) % 4
    guard turns != 0 else { return nil }
    angle = Double(turns == 3 ? -1 : turns) * Double.pi / 2
    screen = from.built.geometry.screenSize
    cornerRadius = from.built.configuration.device.displayCornerRadius
    cutout = from.displayList.items.filter {
      if case .group("chrome.cutout", _, _, _) = $0 { true } else { false }
    }
  }

  /// The size that contains the screen at each progress, rounded up to whole pixels.
  func bounds(at progresses: [Double], grid: PixelGrid) -> Size {
    let corners = Rect(origin: .zero, size: screen)
    let sizes = progresses.map { rotation(around: .zero, at: $0).bounds(of: corners).size }
    return grid.ceiled(
      Size(
        width: sizes.map(\.width).max() ?? screen.width,
        height: sizes.map(\.height).max() ?? screen.height))
  }

  func display(around middle: Point, at progress: Double) -> Path {
    let upright = Rect(
      x: middle.x - screen.width / 2, y: middle.y - screen.height / 2, width: screen.width,
      height: screen.height)
    let rotation = rotation(around: middle, at: progress)
    return Path.continuousRect(upright, radius: cornerRadius).mapped { rotation($0) }
  }

  func cutout(around middle: Point, at progress: Double) -> DisplayItem {
    let origin = Point(x: middle.x - screen.width / 2, y: middle.y - screen.height / 2)
    return .transformed(
      rotation(around: middle, at: progress), cutout.map { $0.moved(by: origin) })
  }

  private func rotation(around point: Point, at progress: Double) -> Transform {
    .rotation(by: angle * progress, around: point)
  }
}

extension Orientation {
  /// The number of clockwise quarter turns from portrait, 0...3.
  fileprivate var quarterTurns: Int {
    switch self {
    case .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
