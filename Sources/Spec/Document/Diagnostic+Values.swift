import Devices
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// Diagnostics about keys and their values.
extension Diagnostic {
  /// Reports a value of another type.
  ///
  /// - Parameters:
  ///   - subject: the key in backticks, or other words for it.
  ///   - wanted: the type that the key takes.
  ///   - found: the value.
  ///   - name: the type of the value.
  ///   - range: the numbers that the key takes.
  ///   - metrics: the metrics that a calculation may name.
  ///   - isElement: whether a value can be in the list that the key takes.
  /// - Returns: the diagnostic.
  static func wrongType(
    _ subject: String, wanted: String, found: YAMLNode, called name: String? = nil,
    in range: ClosedRange<Double>? = nil, metrics: Metrics = Metrics(),
    of isElement: (YAMLNode) -> Bool = { _ in true }
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: "\(subject) must be \(wanted), and this is \(name ?? found.kindName)"),
      at: found.span,
      fixIt: fixIt(subject, wanted: wanted, found: found, in: range, metrics, isElement))
  }

  private static func fixIt(
    _ subject: String, wanted: String, found: YAMLNode, in range: ClosedRange<Double>?,
    _ metrics: Metrics, _ isElement: (YAMLNode) -> Bool
  ) -> FixIt? {
    let key = subject.filter { $0 != "`" }
    guard let scalar = found.scalar else {
      return structure(found, key: key, wanted: wanted, of: isElement)
    }
    if scalar.isNull {
      return .words(
        wanted == "text"
          ? "give it a value, in quotes if it begins with `#`, or leave the key out"
          : "give it a value, or leave the key out")
    }
    switch wanted {
    case "true or false": return MistakenValue.flag(scalar.text).map { .write($0) }
    case "a number", "a length", "a number or an expression", "an inset":
      if DecimalNumber.parse(scalar.text) != nil {
        return .words("write it without quotes", replacement: scalar.text)
      }
      if key == "rotate", let degrees = MistakenAngle.degrees(scalar.text) {
        return .write(degrees, because: "the turn is in degrees")
      }
      if let number = MistakenValue.number(scalar.text) { return .write(number) }
      if let answer = Phrasebook.standard.value(scalar.text, of: key, known: nil) {
        return fixIt(scalar.text, [], answer, key: key)
      }
      if wanted != "an inset", let value = MistakenAngle.value(scalar.text, metrics),
        range?.contains(value) ?? true
      {
        return .write(
          DecimalText.shortest(value, places: 4),
          because: "only constraints and lengths of views are calculated")
      }
      if scalar.text.contains(where: { "+*/".contains($0) }) {
        return .words("write the number: only constraints and lengths of views are calculated")
      }
      return .words(
        wanted == "a number"
          ? "write a number, such as `\(example(in: range))`"
          : "write a number of points, such as `8`")
    case "a list" where Phrasebook.standard.value(scalar.text, of: key, known: nil)?.code != nil:
      return fixIt(
        scalar.text, [], Phrasebook.standard.value(scalar.text, of: key, known: nil), key: key)
    case "a list" where key == "constraints": return .words(helpForConstraints(scalar.text))
    case "a list" where !isElement(found): return whatListHas(key)
    case "a list" where MistakenCall(scalar.text) == nil && scalar.text.contains(","):
      return .write("[\(scalar.text)]")
    case "a list": return found.written.map { .write("[\($0)]") }
    case "a list of width and height": return size(scalar.text)
    case "a mapping" where key == "transform" && MistakenCall(scalar.text)?.transform != nil:
      return MistakenCall(scalar.text)?.transform.map { .write($0) }
    case "a mapping" where key == "shadow" && shadow(scalar.text) != nil:
      return shadow(scalar.text).map { .write($0) }
    case "a mapping" where subject.hasPrefix("`"):
      if let answer = Phrasebook.standard.value(scalar.text, of: key, known: nil) {
        return fixIt(scalar.text, [], answer, key: key)
      }
      return .words(helpForText(scalar.text, key))
    default:
      return Phrasebook.standard.value(scalar.text, of: key, known: nil)
        .flatMap { fixIt(scalar.text, [], $0, key: key) }
    }
  }

  /// The help for a text in place of the mapping of a view or of a key.
  private static func helpForText(_ text: String, _ key: String) -> String {
    if let assignment = text.firstMatch(of: #/^(\w+)\s*=\s*(\S+)/#) {
      return "write `\(assignment.1): \(assignment.2)`: a colon stands between a key and its value"
    }
    let words = text.prefix { $0.isLetter || $0.isNumber }
    if key == "views", ExpressionTokenizer.isName(text) {
      let isKind = KindCatalogue.kind(named: text) != nil
      return "write `views: { \(text): \(isKind ? "{ kind: \(text) }" : "{}") }`"
    }
    if let kind = Phrasebook.standard.name(String(words), in: "kind")?.code {
      return "write `\(key): { \(kind) }`"
    }
    let isView = !(LanguageKeys.top.names + CommonKeys.all.names).contains(key)
    return isView
      ? "give it keys and values, as in `{ kind: label, text: Hi }`"
      : "`strut reference \(key)` lists its keys"
  }

  /// A number in the range, as an example.
  private static func example(in range: ClosedRange<Double>?) -> String {
    guard let range, !range.contains(2) else { return "2" }
    return decimal(range == 0...1 ? 0.5 : range.lowerBound)
  }

  /// The help for constraints without `- `.
  private static func helpForConstraints(_ text: String) -> String {
    let text = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    if text.hasPrefix("-"), !text.hasPrefix("- ") {
      // YAML joins the lines.
      let end = text.firstRange(of: #/ -(?=[A-Za-z])/#)?.lowerBound ?? text.endIndex
      return "put a space behind each dash: `- \(text[..<end].dropFirst())`"
    }
    let isOne = ["==", ">=", "<="].reduce(0) { $0 + text.ranges(of: $1).count } < 2
    return "begin each entry with `- `"
      + (isOne && text.count <= 100 ? ": `- \(text)`" : " on a line of its own")
  }

  /// The parts of a shadow that CSS or a single number gives; nil for others.
  private static func shadow(_ text: String) -> String? {
    ["elevation", "boxShadow"].lazy.compactMap { word -> String? in
      let code = Phrasebook.standard.key(word, value: text, in: ["view"], known: ["shadow"])?.code
      return code.flatMap {
        $0.hasPrefix("shadow: ") ? String($0.dropFirst("shadow: ".count)) : nil
      }
    }.first.map { code in
      code.replacing(#/color: "([^"]+)"/#) { color in
        let mended = MistakenColor.fixIt(String(color.1))?.replacement ?? String(color.1)
        return "color: \"\(mended.filter { $0 != "\"" })\""
      }
    }
  }

  /// Reports an unknown key; `SectionReader.reportUnknown` finds the fix.
  ///
  /// Several entries mean the same key.
  static func unknownKey(
    _ entries: [YAMLEntry], of subject: Subject, _ fixIt: FixIt?, note: Note? = nil
  ) -> Diagnostic {
    let names = WordList.of(entries.map { "`\($0.key)`" }, "or")
    return Diagnostic(
      Message(rule: "unknownKey", text: "\(subject.text) has no key \(names)"),
      at: entries[0].keySpan, notes: note.map { [$0] } ?? [], fixIt: fixIt)
  }

  static func missingKey(_ key: String, of subject: Subject, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "\(subject.text) needs the key `\(key)`"), at: span,
      help: key == "row"
        ? "add `row:`, the view of each item, as in `row: { kind: label, text: $title, pin: superview }`"
        : "add `\(key):`")
  }

  static func outOfRange(
    _ key: String, _ value: Double, _ range: ClosedRange<Double>, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "outOfRange",
        text: "`\(key)` is \(decimal(value)); it may be \(decimal(range.lowerBound)) "
          + "to \(decimal(range.upperBound))"),
      at: span, fixIt: withinRange(value, range).map { .write($0) })
  }

  /// The part of 1 for percent from 10 or for 255ths, the seconds for milliseconds, and 0 for a number
  /// below 0; nil for others.
  private static func withinRange(_ value: Double, _ range: ClosedRange<Double>) -> String? {
    if range == 0.01...10, (11...10_000).contains(value) {
      return DecimalText.shortest(value / 1000, places: 3)
    }
    if range == 0...1, (10...255).contains(value) {
      return DecimalText.shortest(value / (value <= 100 ? 100 : 255), places: 2)
    }
    return value < 0 && range.lowerBound == 0 ? "0" : nil
  }

  static func decimal(_ value: Double) -> String { DecimalText.shortest(value, places: 6) }

  static func unknownValue(
    _ value: String, key: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownValue", text: "`\(key)` cannot be `\(value)`"), at: span,
      fixIt: anyOtherName(value, key: key, known)
        ?? fixIt(value, known, Phrasebook.standard.value(value, of: key, known: known), key: key)
        ?? .words("`strut reference \(key)` lists its values"))
  }

  /// What a name means that is like none of the known ones, as a bar's title in place of its style.
  private static func anyOtherName(_ name: String, key: String, _ known: [String]) -> FixIt? {
    guard MistakenValue.name(name, in: known) == nil, NearestName.of(name, in: known) == nil,
      Phrasebook.standard.value(name, of: key, known: known) == nil,
      let code = Phrasebook.standard.value("*", of: key, known: nil)?.code
    else { return nil }
    return .write(code.replacing("*", with: name))
  }

  /// Proposes what the phrasebook says, or else the nearest name, or lists all names if there are at
  /// most 12; nil otherwise.
  ///
  /// - Parameters:
  ///   - name: the wrong name.
  ///   - known: the right ones.
  ///   - answer: the phrasebook's answer.
  ///   - key: the key of the value, which the answer repeats.
  /// - Returns: the help, with the name to write if there is one.
  static func fixIt(
    _ name: String, _ known: [String], _ answer: Phrasebook.Answer? = nil, key: String? = nil
  ) -> FixIt? {
    if let answer, let help = answer.help {
      // A sentence may begin with the code too.
      let written = answer.code ?? help.prefixMatch(of: #/write `([^`]+)`/#).map { String($0.1) }
      let value = written.flatMap { code in
        key.map { code.hasPrefix("\($0): ") ? String(code.dropFirst($0.count + 2)) : nil } ?? code
      }
      return .words(help, replacement: value)
    }
    if let same = MistakenValue.name(name, in: known) { return .write(same) }
    if let points = NumberWithUnit.points(name) {
      return .write(points, because: "lengths are in points, without a unit")
    }
    if answer == nil, let nearest = NearestName.of(name, in: known) { return .mean(nearest) }
    return known.isEmpty || known.count > 12 ? nil : .oneOf(known)
  }

  /// The words of `fixIt`.
  static func suggestion(
    _ name: String, _ known: [String], _ answer: Phrasebook.Answer? = nil
  ) -> String? {
    fixIt(name, known, answer)?.text
  }

  /// The help of the phrasebook, or the nearest name if the book does not have the word.
  static func help(
    _ answer: Phrasebook.Answer?, or name: String, nearestOf known: [String]
  ) -> String? {
    if let answer { return answer.help }
    return NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
  }

  static func unknownMetric(
    _ name: String, key: String? = nil, half: String? = nil, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownMetric", text: "there is no metric `\(name)`"), at: span,
      fixIt: (key == "cornerRadius" ? half.flatMap { round(name, half: $0) } : nil)
        ?? lengthFixIt(name, key, known)
        ?? .words("use a number of points, or name the number under `metrics`"))
  }

  /// The radius in points for a word that means round ends, such as `50%` or `full`.
  private static func round(_ name: String, half: String) -> FixIt? {
    guard
      name.hasSuffix("%")
        || Phrasebook.standard.value(name, of: "cornerRadius", known: nil)?.code == nil
          && Phrasebook.standard.value(name, of: "cornerRadius", known: nil)?.help != nil
    else { return nil }
    return .write(half, because: "half of the shorter side in points makes the ends round")
  }

  private static func lengthFixIt(_ name: String, _ key: String?, _ known: [String]) -> FixIt? {
    let answer = key.flatMap { Phrasebook.standard.value(name, of: $0, known: nil) }
    if answer?.help != nil { return fixIt(name, [], answer, key: key) }
    if name.hasSuffix("%") {
      return .words("write the length in points, a number without a unit: there are no percentages")
    }
    if key == "border", let border = MistakenValue.border(name) { return .write(border) }
    if let number = MistakenValue.number(name) {
      return .write(number, because: "lengths are in points, without a unit")
    }
    return fixIt(name, NearestName.of(name, in: known).map { [$0] } ?? [])
  }

  static func badName(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "badName",
        text: "`\(name)` cannot be a name: letters, digits and underscores, no digit first"),
      at: span, help: plainName(name).map { "write `\($0)`" })
  }

  /// The name in camel case: `my-label` is `myLabel`; nil if no name can be made of it.
  private static func plainName(_ name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let first = words.first, name.count <= 40 else { return nil }
    if first.first?.isNumber == true {
      let numbered = "item" + words.joined()
      return ExpressionTokenizer.isName(numbered) ? numbered : nil
    }
    let rest = words.dropFirst().map(\.capitalizedFirst)
    let plain = ([first] + rest).joined()
    return ExpressionTokenizer.isName(plain) ? plain : nil
  }

  static func badColorLiteral(
    _ text: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "badColor", text: "`\(text)` is no colour"), at: span,
      fixIt: MistakenColor.fixIt(text, known: known)
        ?? .words(
          text.hasPrefix("#")
            ? helpForDigits(text.dropFirst())
            : "write `rgb(255, 45, 85)` with channels to 255, `p3(1, 0.2, 0.3)` with channels to 1, or either with an alpha to 1 behind them"
        ))
  }

  /// The help for a wrong number of hexadecimal digits, or for others.
  private static func helpForDigits(_ digits: Substring) -> String {
    digits.allSatisfy(\.isHexDigit)
      ? "write 6 digits, or 8 with an alpha: this has \(digits.count)"
      : "write `\"#RRGGBB\"` or `\"#RRGGBBAA\"` in hexadecimal digits"
  }

  /// Warns about channels that are counted to 1; `meant` counts them to 255.
  static func channelsTo1(_ text: String, _ meant: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "channelsTo1", text: "`\(text)` is nearly black: channels count to 255"),
      severity: .warning, at: span, help: "write `\(meant)`")
  }

  static func noColor(_ key: String, found: YAMLNode) -> Diagnostic {
    var numbers: [Double] = []
    if case .sequence(let nodes) = found.content {
      numbers = nodes.compactMap { $0.scalar?.number }
    }
    let literal =
      ColorLiteral.literal(ofPartsOf1: numbers)
      ?? (numbers.count == 3 ? "rgb(\(numbers.map(decimal).joined(separator: ", ")))" : nil)
    var help = "write a colour's name, `\"#RRGGBB\"`, or `{ light: …, dark: … }`"
    if found.isNull {
      help = "write `\"#RRGGBB\"` in quotes, as `#` begins a comment otherwise"
    } else if let literal {
      help = "write `\"\(literal)\"`"
    } else if Appearance(rawValue: key) != nil {
      help = "write a colour's name or `\"#RRGGBB\"`: only the whole has `light` and `dark`"
    }
    return Diagnostic(
      Message(rule: "wrongType", text: "`\(key)` must be a colour, and this is \(found.kindName)"),
      at: found.span, help: help)
  }

  static func unknownColor(
    _ name: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownColor", text: "there is no colour `\(name)`"), at: span,
      fixIt: colorFixIt(name, known)
        ?? .words("use a system colour, `\"#RRGGBB\"`, or a name from `colors`"))
  }

  private static func colorFixIt(_ name: String, _ known: [String]) -> FixIt? {
    let answer =
      name.hasPrefix("@") ? nil : Phrasebook.standard.name(name, in: "color")
    if answer == nil, let fixIt = MistakenColor.fixIt(name, known: known) { return fixIt }
    return fixIt(name, known, answer)
  }

  /// The symbol of `Image(systemName: "star")`, `Icons.star` or `Icons.favorite_border`; nil for others.
  private static func symbol(ofCall text: String) -> String? {
    let call = MistakenCall(text)
    let name =
      call?.text("systemName") ?? call?.text(nil)
      ?? text.split(separator: ".").last.map(String.init)
    guard let name else { return nil }
    if SystemSymbol(named: name) != nil { return name }
    let plain = name.replacing(
      #/_?(?:outlined|outline|rounded|sharp|filled|border|ios|icon)$/#, with: "")
    return Phrasebook.standard.value(plain, of: "symbol", known: SystemSymbol.names)?.code
      .map { String($0.dropFirst("symbol: ".count)) }
      ?? (SystemSymbol(named: plain) == nil ? nil : plain)
  }

  static func noneBesideOthers(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "redundantKey", text: "`none` has no effect beside other values of `\(key)`"),
      severity: .warning, at: span, help: "remove `none` or the other values")
  }

  static func colorNameAsLiteral(_ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "unusedName", text: "`\(entry.key)` is a colour by itself and cannot be a name of one"
      ),
      severity: .warning, at: entry.keySpan,
      help: "give the colour a name of letters, and use that in its place")
  }

  static func circularColor(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "circularColor", text: "the colour `\(name)` is made of itself"), at: span,
      help: "give one of the colours a value of its own")
  }

  /// Reports a name that no symbol of the system has.
  ///
  /// - Parameters:
  ///   - name: the value in the spec.
  ///   - images: the names of the images in the asset catalogues.
  ///   - span: the place of the value.
  /// - Returns: the error.
  static func unknownSymbol(
    _ name: String, images: [String], at span: SourceSpan
  ) -> Diagnostic {
    let message = Message(rule: "unknownSymbol", text: "there is no symbol `\(name)`")
    guard !images.contains(name) else {
      return Diagnostic(
        message, at: span,
        help: "`\(name)` is an image of the catalogue, which keys such as `image` take")
    }
    return Diagnostic(
      message, at: span,
      fixIt: fixIt(
        name, SystemSymbol.names,
        Phrasebook.standard.value(name, of: "symbol", known: SystemSymbol.names), key: "symbol")
        ?? symbol(ofCall: name).map { .write($0) }
        ?? .words("`strut reference symbols` lists the symbols"))
  }
}
