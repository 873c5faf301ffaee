import Devices
import Geometry
import Graphics
import ViewKinds

/// What is presented over a screen, and the dimming below it.
struct PresentedDrawing {
  let context: ChromeContext
  /// The view from which it is presented, or nil for none.
  let sourceView: SourceView?

  /// The items, or none if nothing is presented.
  var items: [DisplayItem] {
    guard let presented = context.screen.presented else { return [] }
    let window = Rect(origin: .zero, size: context.geometry.size)
    if case .contextMenu(let menu, _) = presented {
      guard let sourceView else { return [] }
      return ContextMenu(menu, context).items(raising: sourceView, in: room)
    }
    let panels = panels(of: presented).directed(context.traits.direction, in: window.width)
    return (dims(below: presented) ? [.fill(.rect(window), context.dim)] : []) + panels
  }

  private func panels(of presented: Presented) -> [DisplayItem] {
    let source = presented.source.flatMap(frame)
    switch (context.configuration.os, presented) {
    case (.ios18, .alert(let alert)): return ClassicAlert(alert, context).items(in: room)
    case (.ios26, .alert(let alert)): return GlassAlert(alert, context).items(in: room)
    case (.ios18, .actionSheet(let sheet, _)):
      let drawing = ClassicActionSheet(sheet, context)
      guard isPopover, let source else { return drawing.items(in: room) }
      return drawing.popover(beside: source, in: room)
    case (.ios26, .actionSheet(let sheet, _)):
      return GlassAlert(sheet: sheet, hasSource: source != nil, context)
        .items(in: room, beside: source)
    case (_, .contextMenu): return []
    case (_, .shareSheet(let sheet, _)):
      return ShareSheetDrawing(sheet, context).items(beside: source, in: room)
    case (_, .editMenu(let menu, _)):
      return source.map { EditMenu(menu, context).items(beside: $0, in: room.inset(by: 8)) } ?? []
    case (let system, .menu(let menu, _)):
      let drawing = MenuDrawing(menu, context)
      let source = source ?? Rect(x: room.midX, y: room.minY, width: 0, height: 0)
      let place = PopoverPlacement(
        of: drawing.size, beside: source, in: room.inset(by: 8),
        gap: system == .ios26 ? -source.height : 6, aligned: .edge)
      return drawing.items(in: context.grid.rounded(place.frame))
    }
  }

  /// Whether an action sheet is a popover up to iOS 18, as in wide windows of tablets.
  private var isPopover: Bool {
    context.traits.family == .ipad && context.traits.sizeClasses.horizontal == .regular
  }

  /// The frame of a source in a left-to-right window, or nil if there is no such thing.
  private func frame(_ source: PresentationSource) -> Rect? {
    switch source {
    case .view: sourceView.map { context.directed($0.frame) }
    case .button(let list, let index): context.buttonFrame(list, index)
    }
  }

  /// A menu and a sheet beside its source dim nothing; the latter is estimated.
  private func dims(below presented: Presented) -> Bool {
    switch presented {
    case .alert: true
    case .menu, .contextMenu, .editMenu: false
    case .shareSheet: !isPopover
    case .actionSheet(_, let source):
      source == nil || (context.configuration.os == .ios18 && !isPopover)
    }
  }

  /// The part of the window in which panels are centred: the safe area above the keyboard.
  private var room: Rect {
    let geometry = context.geometry
    let safe = context.isRightToLeft ? geometry.deviceSafeArea.mirrored : geometry.deviceSafeArea
    return Rect(
      minX: safe.left, minY: safe.top, maxX: geometry.size.width - safe.right,
      maxY: geometry.size.height - max(safe.bottom, geometry.keyboardOverlap))
  }
}

extension ChromeContext {
  /// The colour over what is below a presentation.
  ///
  /// Measured in light appearance: black at 20 %. In dark appearance, UIKit's dimming view has 48 %.
  var dim: RGBAColor { RGBAColor.black.withAlpha(appearance == .light ? 51 : 122) }
}

/// The heights of a panel's two parts, which scroll if there is no room for them.
struct PanelHeights {
  let text: Points
  let actions: Points

  /// Gives the actions all the height that the text leaves them, but at least half of the room.
  init(text: Points, actions: Points, in room: Points) {
    let shown = min(actions, max(room - text, room / 2))
    self.actions = max(shown, 0)
    self.text = max(min(text, room - shown), 0)
  }

  var whole: Points { text + actions }
}

extension [DisplayItem] {
  /// The items cut at the edges of a rectangle if their own height is greater.
  func shown(in rect: Rect, ofHeight height: Points) -> [DisplayItem] {
    height > rect.height ? [.group(name: nil, opacity: 1, clip: .rect(rect), self)] : self
  }
}
