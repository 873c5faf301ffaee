import EmbeddedFiles
import Geometry

/// The designs in `EmbeddedFiles/Symbols`, by symbol name.
enum SymbolCatalogue {
  /// All symbol names, in ascending order.
  static let names = places.keys.sorted()

  /// The name of a design and one of its forms.
  struct Place {
    let design: String
    let form: SymbolForm
  }

  static func place(of name: String) -> Place? { places[name] }

  /// Returns the steps that draw the symbol with a name; empty for an unknown name.
  ///
  /// - Parameters:
  ///   - name: the name of the symbol.
  ///   - lines: the line widths.
  ///   - hasLayers: whether filled shapes keep what is in them as layers and do not cut it out.
  /// - Returns: the steps, back to front.
  static func steps(of name: String, lines: SymbolLines, hasLayers: Bool) -> [SymbolStep] {
    guard let place = places[name], let design = design(place.design) else { return [] }
    return place.form.steps(of: design, lines: lines, hasLayers: hasLayers) {
      SymbolCatalogue.design($0)
    }
  }

  /// Returns the design with a name, or nil for an unknown name.
  ///
  /// A test parses every design.
  static func design(_ name: String) -> SymbolDesign? {
    parsed.design(name) { blocks[Substring(name)].flatMap { try? notation.design($0.lines) } }
  }

  private static let parsed = ParsedDesigns()

  static let notation = SymbolNotation { blocks[$0]?.lines }

  /// The lines of a design in the file, and its forms.
  struct Block {
    let name: Substring
    /// The forms of the design.
    ///
    /// A form is its words, or `-` for the design itself. A form may be followed by `=` and a name
    /// that does not follow from the words: `fill=rectangle.fill.on.rectangle.fill`.
    let forms: [Substring]
    let lines: [Substring]

    /// The symbol names of the forms, in the order of the forms.
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

  /// The blocks in the order of the files and of their lines.
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
