/// Braces in Swift source with the declaration that they belong to.
struct SourceScope: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case type(TypeKeyword)
    /// The body of a function, an initializer or a subscript.
    case function(isStatic: Bool)
    /// A closure, a statement, the accessors of a property.
    case other
  }

  enum TypeKeyword: String, Hashable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The parts of a type's name as its header writes it: `["Outer", "Inner"]` for
  /// `extension Outer.Inner`.
  let name: [String]
  /// The scope around this one, or nil for a scope of the file.
  let parent: Int?
  /// The token of the keyword of a type, or the opening brace.
  let header: Int
  let open: Int
  /// The token of the closing brace, or nil if it is missing.
  var close: Int?

  var isType: Bool { typeKeyword != nil }

  var typeKeyword: TypeKeyword? {
    if case .type(let keyword) = kind { keyword } else { nil }
  }
}

/// Finds the scopes of a source.
struct ScopeFinder {
  private let source: TokenizedSource
  private var scopes: [SourceScope] = []
  /// The scope that directly contains each token.
  ///
  /// The braces of a scope are outside of it.
  private var owners: [Int32] = []
  private var open: [OpenScope] = [OpenScope(scope: nil)]
  /// The open scopes at the beginning of each conditional block around the token.
  private var conditions: [[OpenScope]] = []

  private struct OpenScope {
    let scope: Int?
    /// The open parentheses and brackets in this scope.
    var depth = 0
    /// The declaration whose braces are next.
    var header: Header?
  }

  private struct Header {
    let kind: SourceScope.Kind
    let name: [String]
    let token: Int
  }

  static func scopes(of source: TokenizedSource) -> (scopes: [SourceScope], owners: [Int32]) {
    var finder = ScopeFinder(source: source)
    finder.findAll()
    return (finder.scopes, finder.owners)
  }

  private init(source: TokenizedSource) { self.source = source }

  private var innermost: OpenScope {
    get { open[open.count - 1] }
    set { open[open.count - 1] = newValue }
  }

  private mutating func findAll() {
    owners.reserveCapacity(source.tokens.count)
    for index in source.tokens.indices {
      if source.is(index, "}") { close(index) }
      owners.append(Int32(innermost.scope ?? -1))
      switch source.tokens[index].kind {
      case .sign: readSign(index)
      case .interpolation: innermost.depth += 1
      case .directive: readDirective(index)
      case .word: readWord(index)
      case .quotedWord, .number, .string, .regex: break
      }
    }
  }

  private mutating func readSign(_ index: Int) {
    switch source.firstByte(index) {
    case UInt8(ascii: "("), UInt8(ascii: "["): innermost.depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): innermost.depth = max(0, innermost.depth - 1)
    case UInt8(ascii: "{"): begin(index)
    case UInt8(ascii: ";"): innermost.header = nil
    default: break
    }
  }

  private mutating func begin(_ index: Int) {
    let header = innermost.depth == 0 ? innermost.header : nil
    scopes.append(
      SourceScope(
        kind: header?.kind ?? .other, name: header?.name ?? [], parent: innermost.scope,
        header: header?.token ?? index, open: index))
    if innermost.depth == 0 { innermost.header = nil }
    open.append(OpenScope(scope: scopes.count - 1))
  }

  private mutating func close(_ index: Int) {
    guard open.count > 1, let scope = open.removeLast().scope else { return }
    scopes[scope].close = index
  }

  /// Each branch of a condition may open the braces that one line after it closes.
  private mutating func readDirective(_ index: Int) {
    if source.is(index, "#if") {
      conditions.append(open)
    } else if source.is(index, "#elseif") || source.is(index, "#else") {
      if let start = conditions.last { open = start }
    } else if source.is(index, "#endif") {
      _ = conditions.popLast()
    }
  }

  private mutating func readWord(_ index: Int) {
    guard innermost.depth == 0, !source.isMemberName(index) else { return }
    if let keyword = source.typeKeyword(index) {
      innermost.header = Header(
        kind: .type(keyword), name: source.typeName(from: index + 1), token: index)
    } else if source.is(index, "func") || source.is(index, "init") || source.is(index, "subscript")
      || source.is(index, "deinit")
    {
      innermost.header = Header(
        kind: .function(isStatic: source.isStatic(index)), name: [], token: index)
    } else if source.is(index, "var") || source.is(index, "let") || source.is(index, "case") {
      innermost.header = nil
    }
  }
}
