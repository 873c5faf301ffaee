import AutoLayout
import Bitmaps
import Devices
package import Drawing
import Geometry
import Graphics
package import Snapshots
import Spec
import ViewKinds

extension CellRenderer {
  /// Lays out both ends of a film.
  ///
  /// The last cell keeps the scroll positions of the first.
  ///
  /// - Throws: `CellError` if the constraints of an end take too much work.
  package func layOut(_ selected: SelectedFilm) throws(CellError) -> Film {
    try layOut(selected.film, from: selected.from.build(), to: selected.to.build())
  }

  /// Lays out a film whose end cells are built.
  func layOut(
    _ film: TransitionCell, from start: BuiltCell, to end: BuiltCell
  ) throws(CellError) -> Film {
    let from = try layOut(start)
    let to = try layOut(end.keepingScrollPositions(of: from))
    let transition = film.transition
    let style = BoardStyle(isDark: Film.appearance(from, to) == .dark, scale: .one)
    let compositor = FilmCompositor(
      from: from, to: to, progresses: transition.moments.map(\.progress), style: style)
    let ends = (
      self.end(from, other: to, compositor: compositor),
      self.end(to, other: from, compositor: compositor)
    )
    var slides = Self.slides(from, to)
    for (cell, end) in [(from, ends.0), (to, ends.1)] where cell.presentsAtBottom {
      slides[Self.presented] = end.list.items.top(ofGroup: Self.presented).map {
        Point(x: 0, y: end.size.height - $0)
      }
    }
    let screen = ScreenTransition(from: ends.0, to: ends.1, slides: slides)
    return Film(film, from: from, to: to, screen: screen, compositor: compositor)
  }

  /// The state of a cell, whose screen is in a card if it is in one at the other end.
  private func end(
    _ cell: LaidOutCell, other: LaidOutCell, compositor: FilmCompositor
  ) -> ScreenTransition.End {
    let cards = other.built.screen.sheets.filter(\.place.shrinksScreen)
    var list = displayList(of: cell.built, cell.layout, scope: .everything, cards: cards)
    if compositor.drawsHardware {
      list.items.removeAll { item in
        if case .group(let name?, _, _, _) = item {
          FilmCompositor.hardware.contains(name)
        } else {
          false
        }
      }
    }
    if cell.presentsAtBottom {
      list.items = list.items.flatMap { $0.withoutDimming(ofGroup: Self.presented) }
    }
    return ScreenTransition.End(
      list: list, size: cell.built.geometry.size, frames: cell.framesOfGroups)
  }

  /// The group of what is presented over the screen.
  private static let presented = "chrome.presented"

  /// The distances in points by which bars, columns, sheets and the keyboard slide, as in UIKit.
  private static func slides(_ from: LaidOutCell, _ to: LaidOutCell) -> [String: Point] {
    var slides: [String: Point] = [:]
    for (cell, other) in [(from, to), (to, from)] {
      let known = Set(other.built.screen.sheets.map(\.view))
      for sheet in cell.built.screen.sheets
      where !sheet.place.isPopover && !known.contains(sheet.view) {
        let slide = Point(x: 0, y: cell.built.geometry.size.height - sheet.place.frame.minY)
        slides[sheet.view] = slide
        slides[sheet.shadowGroup] = slide
      }
    }
    for cell in [from, to] {
      let geometry = cell.built.geometry
      let isMirrored = cell.built.screen.direction == .rightToLeft
      for column in geometry.columns where column.area.width < geometry.size.width {
        let x = isMirrored ? geometry.size.width - column.area.minX : -column.area.maxX
        if let role = column.role { slides[SplitColumn.group(of: role)] = Point(x: x, y: 0) }
      }
      if geometry.keyboardOverlap > 0 {
        slides["chrome.keyboard"] = Point(x: 0, y: geometry.keyboardOverlap)
      }
      if let bar = geometry.navigationBarBackground {
        slides["chrome.navigationBar"] = Point(x: 0, y: -bar.maxY)
      }
      if let bar = geometry.tabBarBackground {
        let y = geometry.isTabBarAtTop ? -bar.maxY : geometry.size.height - bar.minY
        slides["chrome.tabBar"] = Point(x: 0, y: y)
      }
      if let bar = geometry.toolbarBackground {
        slides["chrome.toolbar"] = Point(x: 0, y: geometry.size.height - bar.minY)
      }
    }
    return slides
  }

  /// The display list at a moment, on the film's background.
  func frame(_ index: Int, of film: Film) -> DisplayList {
    let progress = film.moments[index].progress
    return film.compositor.frame(
      of: film.screen.list(at: progress, measuring: renderer.measurer),
      size: film.screen.size(at: progress), at: progress)
  }

  /// The same list, or an error if a film of such frames takes too long to draw.
  private func checkedFrame(_ index: Int, of film: Film) throws -> DisplayList {
    let frame = frame(index, of: film)
    try placingError(in: film) {
      try renderer.checkFrame(
        frame, size: film.compositor.size, scale: film.scale, of: film.moments.count)
    }
    return frame
  }

  private func picture(_ index: Int, of film: Film, at scale: PictureScale?) throws -> Bitmap {
    let frame = try checkedFrame(index, of: film)
    return try placingError(in: film) {
      try renderer.bitmap(
        of: frame, size: film.compositor.size, deviceScale: film.scale, at: scale)
    }
  }

  /// Draws, and throws an error that a view of either end causes as a `CellError`.
  private func placingError<Result>(
    in film: Film, _ draw: () throws -> Result
  ) throws -> Result {
    try placingError(in: film.from) { try placingError(in: film.to, draw) }
  }

  /// Draws the film as an animated PNG, which stays at each end for one second, and as a strip.
  ///
  /// - Parameters:
  ///   - film: a film that this renderer laid out.
  ///   - scale: nil for the device's scale; the strip then has one pixel for each point.
  /// - Returns: the two files.
  /// - Throws: an error of drawing.
  package func pictures(
    of film: Film, at scale: PictureScale?
  ) throws -> (animation: [UInt8], strip: [UInt8]) {
    var animation = PNG.Animation(frameCount: film.moments.count)
    let strip = try stripPainter(of: film, at: scale ?? .one)
    for index in film.moments.indices {
      let picture = try picture(index, of: film, at: scale)
      let isEnd = index == 0 || index == film.moments.count - 1
      try animation.append(picture, for: isEnd ? Self.pause : film.frameDelay)
      try strip.place(picture, at: index)
    }
    return (try animation.finish(), try strip.png())
  }

  package func svg(
    of film: Film, at scale: PictureScale?, text form: SVGText = .paths
  ) throws -> [UInt8] {
    let strip = FilmStrip(film, scale: scale ?? .one, measuring: renderer.measurer)
    let fragments = try film.moments.indices.map { index in
      try renderer.svgFragment(
        of: try checkedFrame(index, of: film), size: film.compositor.size,
        idPrefix: "frame-\(index + 1)-",
        text: form)
    }
    let text = try renderer.svg(
      of: strip.board, pictures: fragments, top: 0, idPrefix: "strip-")
    return Array((SVGFile.head(size: strip.board.size) + text + SVGFile.foot).utf8)
  }

  package func pdf(of film: Film, at scale: PictureScale?) throws -> [UInt8] {
    let strip = FilmStrip(film, scale: scale ?? .one, measuring: renderer.measurer)
    let drawing = try PDFDrawing(size: strip.board.size, by: renderer)
    let size = film.compositor.size
    let frames = try film.moments.indices.map { (list: try checkedFrame($0, of: film), size: size) }
    try drawing.add(strip.board, pictures: frames, top: 0)
    return try drawing.finish()
  }

  private func stripPainter(of film: Film, at scale: PictureScale) throws -> FilmStripPainter {
    let strip = FilmStrip(film, scale: scale, measuring: renderer.measurer)
    return FilmStripPainter(strip, painter: try BoardPainter(strip.board, by: renderer))
  }

  func strip(of film: Film, at scale: PictureScale) throws -> CanvasPicture {
    let strip = try stripPainter(of: film, at: scale)
    for index in film.moments.indices {
      try strip.place(try picture(index, of: film, at: scale), at: index)
    }
    return try strip.finish()
  }

  /// The strip with everything that a reference contains.
  ///
  /// The layout is that of the last cell.
  package func snapshot(of film: Film, at scale: PictureScale) throws -> RenderedCell {
    let strip = try strip(of: film, at: scale)
    return RenderedCell(
      picture: strip, pixelsPerPoint: scale.pixelsPerPoint,
      layout: lines(of: film.to), environment: try environment(of: film),
      diagnostics: film.diagnostics)
  }

  /// The environment of the strip, with the fonts and picture files that only it depends on.
  func environment(of film: Film) throws -> DrawingEnvironment {
    let fonts = try film.from.texts.get().fonts
    let others = try film.to.texts.get().fonts.filter { !fonts.contains($0) }
    return environment.adding((fonts + others).sorted { $0.name < $1.name })
      .adding(devices.entries(of: [film.from.built, film.to.built]))
      .adding(
        DrawingEnvironment.entries(
          ofPictures: film.from.picturesAroundViews + film.to.picturesAroundViews))
  }

  /// The time for which each end is shown.
  private static let pause = PNG.Delay(seconds: 1)
}

extension Film {
  /// The time between two frames.
  fileprivate var frameDelay: PNG.Delay {
    PNG.Delay(milliseconds: film.transition.duration * 1000, in: moments.count - 1)
  }
}

extension [DisplayItem] {
  /// The top of what a group at the top level draws, or nil if there is none.
  fileprivate func top(ofGroup name: String) -> Points? {
    for case .group(name, _, _, let items) in self { return items.bounds?.minY }
    return nil
  }
}

extension DisplayItem {
  /// The item, or the first item of the named group and the group without it.
  ///
  /// The first item dims the screen, and does not move with the others.
  fileprivate func withoutDimming(ofGroup name: String) -> [DisplayItem] {
    guard case .group(name, let opacity, let clip, let items) = self, let dimming = items.first
    else { return [self] }
    return [dimming, .group(name: name, opacity: opacity, clip: clip, Array(items.dropFirst()))]
  }
}

extension LaidOutCell {
  /// Whether an action sheet or a sheet for sharing is at the bottom of a phone's screen.
  fileprivate var presentsAtBottom: Bool {
    guard built.configuration.device.family == .iphone else { return false }
    return switch built.screen.presented {
    case .actionSheet: built.configuration.os == .ios18
    case .shareSheet: true
    case .alert, .menu, .contextMenu, .editMenu, nil: false
    }
  }

  /// The frames of the views and bars on the screen, by the names of their groups.
  fileprivate var framesOfGroups: [String: Rect] {
    var frames: [String: Rect] = [:]
    for view in layout.views { frames[view.id.name] = view.inScreen }
    let geometry = built.geometry
    for column in geometry.columns {
      if let role = column.role { frames[SplitColumn.group(of: role)] = column.area }
    }
    frames["chrome.navigationBar"] = geometry.navigationBarBackground
    frames["chrome.tabBar"] = geometry.tabBarBackground
    frames["chrome.toolbar"] = geometry.toolbarBackground
    if geometry.keyboard.height > 0 { frames["chrome.keyboard"] = geometry.keyboard }
    frames["chrome.statusBar"] = geometry.statusBar
    frames["chrome.homeIndicator"] = geometry.homeIndicator
    return frames
  }
}
