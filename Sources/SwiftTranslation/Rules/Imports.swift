extension Rewriting {
  /// The rule `objectiveCImport`: imports UIKit in place of ObjectiveC.
  ///
  /// The module `UIKit` declares what files take from ObjectiveC. A file that imports UIKit already
  /// loses the import.
  mutating func rewriteObjectiveCImport(_ index: Int) {
    guard let declaration = ImportDeclaration(tokens, at: index), declaration.module == "ObjectiveC"
    else { return }
    let blanks = blank(declaration.first, through: declaration.last)
    guard !importsUIKit, declaration.first == index else {
      return rewrite(.objectiveCImport, [blanks])
    }
    let text = "import UIKit" + blanks.text.dropFirst("import UIKit".utf8.count)
    rewrite(.objectiveCImport, [Edit(start: blanks.start, end: blanks.end, text: String(text))])
  }

  /// The rules `testImport` and `implicitImport`: import UIKit where other modules of Apple do.
  ///
  /// XCTest, and frameworks with a header that imports UIKit, make its names known without an import.
  mutating func addImports() {
    guard !importsUIKit else { return }
    let imports = tokens.tokens.indices.compactMap { index in
      tokens.is(index, "import") ? ImportDeclaration(tokens, at: index) : nil
    }
    if rules.contains(.objectiveCImport), imports.contains(where: { $0.module == "ObjectiveC" }) {
      return
    }
    let test = imports.first { ["XCTest", "Quick", "Nimble"].contains($0.module) }
    if facts.importsUIKit, rules.contains(.testImport), test != nil {
      addImport(.testImport, beside: imports)
    } else if usesUIKit {
      addImport(.implicitImport, beside: imports)
    }
  }

  /// Inserts an import that no condition contains.
  private mutating func addImport(_ rule: TranslationRule, beside imports: [ImportDeclaration]) {
    var depth = 0
    var place: Int?
    for index in tokens.tokens.indices {
      if tokens.is(index, "#if") { depth += 1 }
      if tokens.is(index, "#endif") {
        depth -= 1
        if depth == 0, place == nil { place = index + 1 }
      }
      if depth == 0, tokens.is(index, "import"),
        let declaration = imports.first(where: { $0.keyword == index })
      {
        return rewrite(rule, [insertion("import UIKit; ", before: declaration.first)])
      }
    }
    let first = tokens.is(0, "#if") ? place : 0
    guard let first, tokens.kind(first) != nil, !tokens.is(first, "#if") else { return }
    rewrite(rule, [insertion("import UIKit; ", before: first)])
  }

  private var importsUIKit: Bool {
    tokens.tokens.indices.contains { index in
      tokens.is(index, "import")
        && ImportDeclaration(tokens, at: index).map { $0.module == "UIKit" } ?? false
    }
  }

  private var usesUIKit: Bool {
    tokens.tokens.indices.contains { index in
      tokens.is(index, "#selector") || tokens.is(index, "objc_getAssociatedObject")
        || tokens.is(index, "objc_setAssociatedObject")
        || facts.importsUIKit && tokens.hasUIKitPrefix(index)
    }
  }
}

extension TokenizedSource {
  /// Whether a token is a name such as `UIView`.
  fileprivate func hasUIKitPrefix(_ index: Int) -> Bool {
    guard kind(index) == .word, tokens[index].end - tokens[index].start > 3 else { return false }
    let start = tokens[index].start
    return bytes[start] == UInt8(ascii: "U") && bytes[start + 1] == UInt8(ascii: "I")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start + 2])
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[start + 3])
  }
}

/// An import: `@testable import class Module.Type`.
private struct ImportDeclaration {
  /// The token `import`.
  let keyword: Int
  /// The first token, an attribute or a modifier or `import`.
  let first: Int
  let last: Int
  let module: String

  /// Nil if the word `import` at this token is something else.
  init?(_ tokens: TokenizedSource, at index: Int) {
    guard tokens.kind(index) == .word, !tokens.isMemberName(index) else { return nil }
    var name = index + 1
    if Self.kinds.contains(tokens.text(name)), tokens.isName(name + 1),
      !tokens.isFirstOnLine(name + 1)
    {
      name += 1
    }
    guard tokens.isName(name), !tokens.isFirstOnLine(name) else { return nil }
    module = tokens.name(name)
    while tokens.is(name + 1, "."), tokens.isName(name + 2) { name += 2 }
    keyword = index
    first = tokens.firstAttribute(before: tokens.firstModifier(before: index))
    last = name
  }

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
