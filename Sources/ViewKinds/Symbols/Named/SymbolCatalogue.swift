import EmbeddedFiles
import Geometry

/// The designs of `EmbeddedFiles/Symbols`, by the names of their forms.
enum SymbolCatalogue {
  /// Every name, ascending.
  static let names = places.keys.sorted()

  /// A design and one of its forms.
  struct Place {
    let design: String
    let form: SymbolForm
  }

  static func place(of name: String) -> Place? { places[name] }

  /// The steps that draw the symbol of a name; none for an unknown one.
  static func steps(of name: String, lines: SymbolLines) -> [SymbolStep] {
    guard let place = places[name], let design = design(place.design) else { return [] }
    return place.form.steps(of: design, lines: lines) { SymbolCatalogue.design($0) }
  }

  /// Nil for an unknown name; a test reads every design.
  static func design(_ name: String) -> SymbolDesign? {
    blocks[Substring(name)].flatMap { try? notation.design($0.lines) }
  }

  static let notation = SymbolNotation { blocks[$0]?.lines }

  /// A design's lines as they are written, with the forms that it comes in.
  struct Block {
    let name: Substring
    /// Each the form's words, `-` for none, or those with `=` and a name that does not follow from
    /// them: `fill=rectangle.fill.on.rectangle.fill`.
    let forms: [Substring]
    let lines: [Substring]

    /// Of the forms, in their order.
    var names: [String] {
      forms.map { form in
        let parts = form.split(separator: "=")
        if parts.count == 2 { return String(parts[1]) }
        return form == "-" ? String(name) : "\(name).\(form)"
      }
    }

    /// The words of the forms, in their order.
    var words: [Substring] {
      forms.map { form in
        let words = form.prefix { $0 != "=" }
        return words == "-" ? "" : words
      }
    }
  }

  /// In the order of the files and of the lines.
  static let allBlocks: [Block] = {
    var blocks: [Block] = []
    var lines: [Substring] = []
    func end() {
      if let head = lines.first, let colon = head.firstIndex(of: ":") {
        blocks.append(
          Block(
            name: head[..<colon],
            forms: head[head.index(after: colon)...].split(separator: " "),
            lines: Array(lines.dropFirst())))
      }
      lines = []
    }
    let all = EmbeddedFile.symbols.text.utf8
    for line in all.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // Each file begins with a comment.
      if line.isEmpty || line.first == UInt8(ascii: "#") {
        end()
      } else {
        lines.append(Substring(line))
      }
    }
    end()
    return blocks
  }()

  private static let blocks = Dictionary(
    allBlocks.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let places: [String: Place] = {
    var places: [String: Place] = [:]
    for block in allBlocks {
      for (name, words) in zip(block.names, block.words) {
        guard let form = SymbolForm(words) else { continue }
        places[name] = Place(design: String(block.name), form: form)
      }
    }
    return places
  }()
}
