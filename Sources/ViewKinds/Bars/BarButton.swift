package import Devices
package import Geometry
package import Graphics

/// A button or a space in a bar.
package struct BarButton: Hashable, Sendable {
  let content: Content
  let isDone: Bool
  let isEnabled: Bool
  /// The button's own colour, or nil for that of the bar.
  package var tint: RGBAColor?
  /// Its index among the buttons that the cell's spec declares, or nil for a button of the system.
  package var number: Int?
  /// Whether its menu is drawn in its place, as on iOS 26.
  package var hasTurnedIntoMenu = false
  /// The size of the title's font, in points.
  private let fontSize: Points

  enum Content: Hashable, Sendable {
    case title(String)
    /// A system item with a symbol.
    case system(BarSystemItem)
    case image(ImageSource)
    /// A symbol; if it is directional, it is mirrored in right-to-left layouts.
    case symbol(SymbolGlyph, isDirectional: Bool)
    /// A space that shares the remaining room equally with the other flexible spaces.
    case flexibleSpace
    case fixedSpace(Points)
  }

  /// Corresponds to `UIBarButtonItem.Style`.
  package enum Style: String, CaseIterable, Sendable {
    case plain, done
  }

  /// The keys of a bar button.
  package static let title = Key(
    "title", .text,
    "The button's title; the title `flexibleSpace` makes a space that pushes its neighbours apart.")
  package static let systemItem = Key(
    "systemItem", .choice(of: BarSystemItem.self),
    "A system button or a space, instead of the title.")
  package static let image = Key(
    "image", .image, "An image instead of the title, drawn in the tint colour.")
  package static let symbol = Key(
    "symbol", .symbol, "A symbol instead of the title, drawn in the tint colour.")
  package static let style = Key(
    "style", .choice(of: Style.self),
    "`done` makes the title semibold, for the action that ends a task; `plain` by default.")
  package static let enabled = Key(
    "enabled", .flag, "Whether the button can be pressed; grey if false; true by default.")
  package static let width = Key("width", .extent, "A fixed space's width in points; 0 by default.")
  package static let keys: [any KindKey] = [
    title, systemItem, image, symbol, style, enabled, width,
  ]

  /// The keys of which a button has only one.
  package static let contentKeys = [title.name, systemItem.name, image.name, symbol.name]

  package init(
    _ values: KeyValues, textSize: ContentSizeCategory = .large, on os: SystemVersion = .ios18,
    words: SystemWords = .english
  ) {
    fontSize = TextStyle.body.size(in: textSize.inBars)
    let system = values[Self.systemItem]
    let style = values[Self.style] ?? .plain
    let title = values[Self.title] ?? ""
    if let symbol = values[Self.symbol] {
      content = .symbol(
        symbol.symbol(
          size: fontSize, weight: style == .done ? .semibold : .regular, scale: .large),
        isDirectional: symbol.isDirectional)
    } else if let image = values[Self.image] {
      content = .image(image)
    } else if system == .flexibleSpace || (system == nil && title == "flexibleSpace") {
      content = .flexibleSpace
    } else if system == .fixedSpace {
      content = .fixedSpace(values[Self.width] ?? 0)
    } else if let system, title.isEmpty, let symbol = os == .ios26 ? system.newSymbol : nil {
      content = .symbol(
        symbol.symbol(size: fontSize, weight: .medium, scale: .large), isDirectional: false)
    } else if let system, title.isEmpty {
      content = system.word.map { .title(words[$0]) } ?? .system(system)
    } else {
      content = .title(title)
    }
    isDone = style == .done || system?.isDone == true
    isEnabled = values[Self.enabled] ?? true
  }

  /// Creates a button in a bar with the traits.
  init(_ values: KeyValues, in traits: Traits) {
    self.init(values, textSize: traits.textSize, on: traits.os, words: traits.words)
  }

  /// Creates a button of the system with a symbol.
  init(_ symbol: SystemSymbol, textSize: ContentSizeCategory) {
    fontSize = TextStyle.body.size(in: textSize.inBars)
    content = .symbol(
      symbol.symbol(size: fontSize, weight: .regular, scale: .large),
      isDirectional: symbol.isDirectional)
    isDone = false
    isEnabled = true
  }

  package var isSpace: Bool {
    switch content {
    case .flexibleSpace, .fixedSpace: true
    case .title, .system, .image, .symbol: false
    }
  }

  /// The button's text, or nil for images, symbols and spaces.
  package var title: TextContent? {
    guard case .title(let title) = content else { return nil }
    return TextContent(title, font: .system(fontSize, isDone ? .semibold : .regular))
  }

  /// Returns the content's width in points, or nil for a flexible space.
  func width(measuring text: any TextMeasuring, on grid: PixelGrid) -> Points? {
    if case .fixedSpace(let width) = content { return width }
    return size(measuring: text, on: grid)?.width
  }

  /// Returns the size of the title, symbol or image, or nil for a space.
  package func size(measuring text: any TextMeasuring, on grid: PixelGrid) -> Size? {
    if let title {
      let size = text.extent(of: title, width: nil).size
      return Size(width: grid.ceiled(size.width), height: size.height)
    }
    switch content {
    case .image(let image): return image.size
    case .symbol(let symbol, _): return symbol.size
    case .system(let item): return item.symbol?.size ?? .zero
    case .title, .fixedSpace, .flexibleSpace: return nil
    }
  }

  /// Draws the button centred in a box, in the context's coordinates.
  func draw(
    in box: Rect, tint: RGBAColor, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let traits = context.traits
    let color = isEnabled ? tint : SemanticColor.tertiaryLabel.resolved(in: traits)
    if let title {
      list.append(
        .text(
          TextRun(
            title, color: color, alignment: .center, in: context.line(of: title.font, in: box),
            direction: traits.direction)))
    } else if case .image(let image) = content {
      let frame = ContentMode.center.frame(of: image.size, in: box, on: traits.grid)
      list.append(image.item(in: frame, tint: image.templateTint(color)))
    } else if case .symbol(let symbol, let isDirectional) = content {
      let isMirrored = isDirectional && traits.direction == .rightToLeft
      list.items += symbol.mirrored(if: isMirrored).items(
        centeredAt: Point(x: box.midX, y: box.midY), color: color)
    } else if case .system(.close) = content {
      list.items += CloseButton.items(in: box, traits)
    } else if case .system(let item) = content, let symbol = item.symbol {
      let isMirrored = item.isDirectional && traits.direction == .rightToLeft
      list.items += symbol.mirrored(if: isMirrored).items(
        centeredAt: Point(x: box.midX, y: box.midY), color: color)
    }
  }
}

/// The round system button that closes a sheet.
enum CloseButton {
  static func items(in box: Rect, _ traits: Traits) -> [DisplayItem] {
    let disc = Rect(x: box.midX - 15, y: box.midY - 15, width: 30, height: 30)
    return [
      .fill(.ellipse(in: disc), SemanticColor.tertiarySystemFill.resolved(in: traits))
    ]
      + SymbolGlyph.closeCross.items(
        centeredAt: Point(x: box.midX, y: box.midY),
        color: SemanticColor.secondaryLabel.resolved(in: traits))
  }
}

extension SymbolGlyph {
  /// The empty 30 × 30 point frame of the round close button.
  static let close = SymbolGlyph(width: 30, height: 30, [])
  /// The cross inside the close button, 10.6 × 10.6 points.
  static let closeCross = SymbolGlyph(
    width: 10.6, height: 10.6, [.stroke("M1.1 1.1L9.5 9.5M9.5 1.1L1.1 9.5", width: 2.2)])
}
