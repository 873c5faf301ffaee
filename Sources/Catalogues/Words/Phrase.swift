package import Devices

/// A text of a table in one language, with its forms.
package indirect enum Phrase: Hashable, Sendable {
  case text(String)
  /// The forms by grammatical number; the number is the first argument.
  case plural([PluralCategory: Phrase])
  /// The forms by Apple's names of devices, such as `iphone` and `other`.
  case device([String: Phrase])
  /// A text with named parts such as `%#@files@`.
  case parts(String, [String: Part])

  /// A part of a text that depends on a number.
  package struct Part: Hashable, Sendable {
    /// The position of the number among the arguments, from 1; nil for the position in the text.
    package var argument: Int?
    /// The forms, whose `%arg` is the number.
    package var forms: Phrase

    package init(argument: Int?, forms: Phrase) {
      self.argument = argument
      self.forms = forms
    }
  }
}

extension Phrase {
  /// The text with its arguments.
  ///
  /// Without arguments, the form is `other` and formats stay as they are.
  ///
  /// - Parameters:
  ///   - arguments: the values for the formats such as `%d` and `%@`, as texts.
  ///   - language: the language, which decides the grammatical number.
  ///   - family: the kind of device.
  /// - Returns: the text; nil if there is no form for the device.
  package func text(
    with arguments: [String], in language: String, on family: Device.Family
  ) -> String? {
    guard let form = form(for: arguments, argument: 1, in: language, on: family) else { return nil }
    return arguments.isEmpty ? form : TextFormat(form).filled(with: arguments)
  }

  /// All texts of the phrase, without arguments, in a fixed order.
  package var allTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms):
      PluralCategory.allCases.compactMap { forms[$0] }.flatMap(\.allTexts)
    case .device(let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.allTexts)
    case .parts(let text, let parts):
      [text] + parts.sorted { $0.key < $1.key }.flatMap(\.value.forms.allTexts)
    }
  }

  /// The form for the arguments, with parts in their places and formats as they are.
  ///
  /// Nil if there is no form for the device.
  private func form(
    for arguments: [String], argument: Int, in language: String, on family: Device.Family
  ) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let number = arguments.indices.contains(argument - 1) ? arguments[argument - 1] : nil
      let chosen = PluralCategory.choose(number, in: language, among: Set(forms.keys))
      let form =
        chosen.flatMap { forms[$0] } ?? forms[.other]
        ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
      return form?.form(for: arguments, argument: argument, in: language, on: family)
    case .device(let forms):
      let name = family == .iphone ? "iphone" : "ipad"
      let form = forms[name] ?? forms["other"]
      return form?.form(for: arguments, argument: argument, in: language, on: family)
    case .parts(let text, let parts):
      var room = Self.greatestFormBytes
      return Self.placed(parts, in: text, &room) { part, position in
        let argument = part.argument ?? position
        let form =
          part.forms.form(
            for: arguments, argument: argument, in: language, on: family) ?? ""
        guard !arguments.isEmpty else { return form }
        return TextFormat.positioned(
          form.replacing("%arg", with: "%\(argument)$@"), at: argument)
      }
    }
  }

  /// The greatest length of all forms in a text, in bytes.
  private static let greatestFormBytes = 100_000

  /// The text with the forms of its parts in place of their names.
  ///
  /// A form may name further parts, at most four within each other.
  ///
  /// - Parameters:
  ///   - parts: the parts by name.
  ///   - text: the text.
  ///   - depth: the number of parts that the text is in.
  ///   - room: the bytes that are left for forms. Forms for which there is no room are left out, so
  ///     that parts that name each other cannot make the text long.
  ///   - chosen: returns the form of a part.
  /// - Returns: the text without names of parts.
  private static func placed(
    _ parts: [String: Part], in text: String, depth: Int = 0, _ room: inout Int,
    _ chosen: (Part, _ position: Int) -> String
  ) -> String {
    var result = ""
    var position = 0
    var rest = text[...]
    while let start = rest.firstRange(of: "%") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      if let name = TextFormat.nextPart(in: rest) {
        position += 1
        rest = rest[name.range.upperBound...]
        guard var part = parts[String(name.name)], depth < 4, room > 0 else { continue }
        if part.argument == nil { part.argument = name.argument }
        let form = chosen(part, position)
        room -= form.utf8.count + 1
        guard room > 0 else { continue }
        result += placed(parts, in: form, depth: depth + 1, &room, chosen)
      } else if let format = TextFormat.nextFormat(in: rest) {
        if !format.isPercent { position += 1 }
        result += rest[format.range]
        rest = rest[format.range.upperBound...]
      } else {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
