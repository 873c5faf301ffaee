import Geometry

extension ViewAppearance {
  /// The part of a line after the frame.
  ///
  /// Default values are left out.
  ///
  /// Example: ` hidden opacity 0.5 scrolled (0, 40) on #FFFFFF drawn #007AFF showing logo.png
  /// …1a2b3c4d "Send" 17 semibold #FFFFFF`.
  var text: String {
    var text = ""
    if isHidden { text += " hidden" }
    if opacity != 100 {
      text += " opacity \(DecimalText.shortest(Double(opacity) / 100, places: 2))"
    }
    if let scrollOffset { text += " scrolled (\(scrollOffset.x), \(scrollOffset.y))" }
    if let background { text += " on \(background)" }
    if !colors.listed.isEmpty { text += " drawn \(colors.listed.joined(separator: " "))" }
    if let others = colors.others { text += " …\(others)" }
    if !pictures.isEmpty {
      text += " showing \(pictures.map(\.description).joined(separator: " "))"
    }
    for shown in texts { text += " \(shown)" }
    if let otherTexts { text += " and …\(otherTexts)" }
    return text
  }

  /// Reads the format of `text` up to the end of the line; nil if the line has another format.
  init?(_ scanner: inout LineScanner) {
    self.init()
    isHidden = scanner.skip(" hidden")
    if scanner.skip(" opacity ") {
      guard let number = scanner.number(), (0...1).contains(number.value) else { return nil }
      opacity = Int((number.value * 100).rounded())
    }
    if scanner.skip(" scrolled (") {
      guard let x = scanner.number(), scanner.skip(", "), let y = scanner.number(),
        scanner.skip(")")
      else { return nil }
      scrollOffset = Point(x: x, y: y)
    }
    if scanner.skip(" on ") {
      guard let color = scanner.color() else { return nil }
      background = color
    }
    if scanner.skip(" drawn") {
      var listed: [String] = []
      while scanner.sees(" #"), scanner.skip(" "), let color = scanner.color() {
        listed.append(color)
      }
      colors = Excerpt(listed: listed, others: scanner.skip(" …") ? scanner.word() : nil)
    }
    if scanner.skip(" showing") {
      repeat {
        guard scanner.skip(" "), let picture = scanner.shownPicture() else { return nil }
        pictures.append(picture)
      } while scanner.seesPicture
    }
    while scanner.sees(" \"") {
      guard scanner.skip(" "), let shown = scanner.shownText() else { return nil }
      texts.append(shown)
    }
    if scanner.skip(" and …") { otherTexts = scanner.word() }
  }
}

extension LineScanner {
  /// Reads `#` and the scalars before the next space; nil if no `#` comes next.
  fileprivate mutating func color() -> String? {
    guard sees("#") else { return nil }
    return word()
  }

  /// Whether a picture comes next, and not a text.
  ///
  /// Only the name of a picture is followed by `…`.
  fileprivate var seesPicture: Bool {
    var copy = self
    return copy.skip(" ") && copy.shownPicture() != nil
  }

  fileprivate mutating func shownPicture() -> ShownPicture? {
    guard let name = word(), skip(" …"), let digits = word() else { return nil }
    return ShownPicture(name: name, digits: digits)
  }

  fileprivate mutating func shownText() -> ShownText? {
    guard let string = word(), skip(" ") else { return nil }
    let font = take { $0 != "#" }
    guard font.hasSuffix(" "), let color = color() else { return nil }
    return ShownText(string: string, font: String(font.dropLast()), color: color)
  }
}
