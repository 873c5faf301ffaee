import Devices
import Geometry
import Graphics
import ViewKinds

/// The emoji page: a search field, emoji in columns, and the strip of categories.
///
/// Measured on 390 points on iOS 26 and 402 on iOS 18, in points: the search field is 9 from the
/// top and the sides, emoji are 46 apart across and 38.5 down, and the categories' strip begins 110
/// above the bottom. Other screens show the rows and columns that fit. The texts are English.
struct EmojiKeyboard: Hashable {
  let panel: Rect
  /// The frame of the search field, or nil if the panel is too low for it.
  let search: Rect?
  /// The titles over the first column of each section.
  let titles: [Line]
  let emoji: [Line]
  let categories: [Point]
  let letters: Line
  let delete: Point
  /// The middle of the microphone, or nil without room below the strip.
  let dictation: Point?
  private let isGlass: Bool

  /// A line of text in the middle or at the left of a frame.
  struct Line: Hashable {
    let text: String
    let size: Points
    let frame: Rect
  }

  init(_ configuration: Configuration, _ geometry: ScreenGeometry, letters word: String) {
    panel = geometry.keyboardPanel
    isGlass = configuration.os == .ios26
    let sides = geometry.screenSafeArea
    let isHigh =
      geometry.homeIndicator != nil && configuration.device.family == .iphone
      && !configuration.orientation.isLandscape
    let left = panel.minX + sides.left
    let right = panel.maxX - sides.right
    let stripMiddle =
      panel.maxY - (isHigh ? 95 : sides.bottom + (configuration.device.family == .ipad ? 24 : 19))
    let hasSearch = stripMiddle - panel.minY > 130
    let fieldHeight: Points = isGlass ? 40 : 37
    let fieldTop: Points = isGlass ? 9 : 10
    search =
      hasSearch
      ? Rect(
        minX: left + 9, minY: panel.minY + fieldTop, maxX: right - 9,
        maxY: panel.minY + fieldTop + fieldHeight) : nil
    let titleTop = panel.minY + (hasSearch ? (isGlass ? 62 : 59) : 6)
    let top = titleTop + 21
    let size: Points = 28.7
    let rows = max(Int(((stripMiddle - 15 - top - size).value / 38.5).rounded(.down)) + 1, 0)
    let columns = Self.columns(
      of: max(rows, 1), from: left + 10.7, to: right, alphabets: EmojiKeyboard.sections)
    titles =
      rows == 0
      ? []
      : columns.titles.map { title, x in
        Line(text: title, size: 11, frame: Rect(x: x + 1, y: titleTop, width: 240, height: 11))
      }
    emoji =
      rows == 0
      ? []
      : columns.emoji.map { text, x, row in
        Line(
          text: text, size: 25.5,
          frame: Rect(x: x, y: top + Points(38.5) * Double(row), width: size, height: size))
      }
    let hasRoomBelow = isHigh
    let first = hasRoomBelow ? left + 28 : left + 76
    let last = right - 24
    let pitch = min((last - 16 - first) / 9, 60)
    categories = (0..<9).map { Point(x: first + pitch * Double($0), y: stripMiddle) }
    delete = Point(x: last, y: stripMiddle)
    let wordMiddle = hasRoomBelow ? panel.maxY - 34 : stripMiddle
    letters = Line(
      text: word, size: hasRoomBelow && isGlass ? 17 : 16,
      frame: Rect(x: left + (hasRoomBelow ? 27 : 12), y: wordMiddle - 12, width: 50, height: 24))
    dictation = hasRoomBelow ? Point(x: right - 43, y: panel.maxY - 41) : nil
  }

  /// Returns the places of sections, each a new column after a gap of 15 points.
  private static func columns(
    of rows: Int, from left: Points, to right: Points, alphabets: [Section]
  ) -> (titles: [(String, Points)], emoji: [(String, Points, Int)]) {
    var titles: [(String, Points)] = []
    var emoji: [(String, Points, Int)] = []
    var x = left
    for section in alphabets where x < right {
      titles.append((section.title, x))
      for (index, text) in section.emoji.enumerated() {
        let column = x + Points(46) * Double(index / rows)
        if column < right { emoji.append((text, column, index % rows)) }
      }
      let count = (section.emoji.count + rows - 1) / rows
      x = x + Points(46) * Double(count) + 15
    }
    return (titles, emoji)
  }

  /// A group of emoji under a title.
  private struct Section {
    let title: String
    let emoji: [String]

    init(_ title: String, _ emoji: String) {
      self.title = title
      self.emoji = emoji.map { String($0) }
    }
  }

  private static let sections = [
    Section("FREQUENTLY USED", "😂❤️😍😒👌☺️😊😘😭😩💕😔😏😁😳👍✌️😉😌💁🙈😎🎶👀😑😴😄😜😋👏"),
    Section(
      "SMILEYS & PEOPLE",
      "😀😃😄😁😆🥹😅😂🤣🥲☺️😊😇🙂🙃😉😌😍🥰😘😗😙😚😋😛😝😜🤪🤨🧐🤓😎🥸🤩🥳😏😒😞😔😟😕🙁☹️😣😖😫😩🥺😢😭😤😠😡🤬🤯😳🥵🥶😱😨😰😥😓🤗🤔🫣🤭🫢🫡🤫🫠🤥😶"
    ),
    Section("ANIMALS & NATURE", "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🙈🙉🙊🐒🐔🐧🐦🐤🐣🐥"),
  ]
}

extension EmojiKeyboard {
  /// The items over the panel.
  func items(of palette: KeyboardPalette) -> [DisplayItem] {
    let color = palette.emojiLabel
    var items: [DisplayItem] = []
    if let search {
      items += [.fill(.roundedRect(search, radius: 10), palette.field)]
      items += Self.symbol(
        "magnifyingglass", 17, at: Point(x: search.x + 28, y: search.midY), color)
      let box = Rect(
        x: search.x + 43, y: search.minY, width: search.width - 48, height: search.height)
      items.append(line("Search Emoji", 17, color, in: box, .left))
    }
    items += titles.map {
      line($0.text, $0.size, palette.emojiTitle, in: $0.frame, .left, .semibold)
    }
    items += emoji.map {
      line($0.text, $0.size, palette.label, in: $0.frame.outset(by: 6), .center)
    }
    if let first = categories.first {
      let disc = Rect(x: first.x - 15, y: first.y - 15, width: 30, height: 30)
      items.append(.fill(.ellipse(in: disc), palette.disc))
    }
    for (index, (name, place)) in zip(Self.symbols, categories).enumerated() {
      items += Self.symbol(name, 15, at: place, index == 0 ? palette.label : palette.emojiLabel)
    }
    items += SymbolGlyph.delete.items(centeredAt: delete, color: palette.label)
    items.append(line(letters.text, letters.size, palette.label, in: letters.frame, .left))
    if let dictation {
      items += SymbolGlyph.microphone.items(centeredAt: dictation, color: palette.strip)
    }
    return items
  }

  /// The categories from the left, by their symbols' names.
  private static let symbols = [
    "clock", "face.smiling", "pawprint", "fork.knife", "figure.walk", "car", "lightbulb",
    "number", "flag",
  ]

  private static func symbol(
    _ name: String, _ size: Points, at center: Point, _ color: RGBAColor
  ) -> [DisplayItem] {
    SystemSymbol(named: name)?.symbol(size: size).items(centeredAt: center, color: color) ?? []
  }

  private func line(
    _ text: String, _ size: Points, _ color: RGBAColor, in frame: Rect,
    _ alignment: TextAlignment, _ weight: FontWeight = .regular
  ) -> DisplayItem {
    let box = Rect(x: frame.x, y: frame.midY - size, width: frame.width, height: size * 2)
    return .text(
      TextRun(
        TextContent(text, font: .system(size, weight)), color: color, alignment: alignment,
        in: box))
  }
}
