import Cassowary

/// Parses constraints by recursive descent.
///
/// Sums in brackets do not nest, so the depth is fixed.
struct ExpressionParser {
  private let tokens: [ExpressionToken]
  private let metrics: Metrics
  private var index = 0
  private var isInBrackets = false

  /// Reads a whole constraint: `a.top == b.bottom + 8 @750`.
  static func constraint(
    _ text: String, metrics: Metrics
  ) throws(ExpressionError) -> ExpressionSyntax {
    var parser = try ExpressionParser(text, metrics)
    let left = try parser.side()
    let relation = try parser.relation()
    let right = try parser.side()
    let inset = try parser.inset()
    if let inset, relation != .equal {
      throw ExpressionError(.insetNeedsEquality, inset.range)
    }
    let end = inset?.range.upperBound ?? right.range.upperBound
    let hasPriority = parser.next.kind == .symbol("@")
    let priority = try parser.priority()
    try parser.end()
    return ExpressionSyntax(
      left: left, relation: relation, right: right, inset: inset, priority: priority,
      hasPriority: hasPriority,
      range: left.range.lowerBound..<end)
  }

  /// Reads a shorthand's value: `100`, `>= 44 @750`, `0.5 * superview.width - 8`.
  static func shorthand(
    _ text: String, metrics: Metrics
  ) throws(ExpressionError) -> ShorthandSyntax {
    var parser = try ExpressionParser(text, metrics)
    var relation = Relation.equal
    if case .relation(let found) = parser.next.kind {
      parser.index += 1
      relation = found
    }
    let start = parser.index
    let side = try parser.side()
    let end = parser.index
    let priority = try parser.priority()
    let isMoreThanSide = start > 0 || parser.index > end
    try parser.end()
    return ShorthandSyntax(
      relation: relation, side: side, priority: priority, isMoreThanSide: isMoreThanSide)
  }

  /// Reads a priority without an expression: `750`, `high`, or a metric.
  static func priority(
    _ text: String, metrics: Metrics
  ) throws(ExpressionError) -> DeclaredPriority {
    var parser = try ExpressionParser(text, metrics)
    let priority = try parser.priorityValue()
    try parser.end()
    return priority
  }

  /// Reads an item without an attribute: `superview.margins`.
  static func item(_ text: String) throws(ExpressionError) -> ReferenceSyntax {
    var parser = try ExpressionParser(text, Metrics())
    let reference = try parser.reference()
    try parser.end()
    return reference
  }

  private init(_ text: String, _ metrics: Metrics) throws(ExpressionError) {
    tokens = try ExpressionTokenizer.tokens(of: text)
    self.metrics = metrics
  }

  private var next: ExpressionToken { tokens[index] }

  private mutating func take(_ symbol: Character) -> Bool {
    guard next.kind == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  private func expected(_ what: String) -> ExpressionError {
    ExpressionError(.expected(what, found: next.text), next.range)
  }

  private mutating func relation() throws(ExpressionError) -> Relation {
    guard case .relation(let relation) = next.kind else { throw expected("`==`, `<=` or `>=`") }
    index += 1
    return relation
  }

  private mutating func end() throws(ExpressionError) {
    if case .relation = next.kind { throw ExpressionError(.secondRelation, next.range) }
    guard next.kind == .end else { throw expected("an operator or the end") }
  }

  // MARK: Sums and terms

  private mutating func side() throws(ExpressionError) -> SideSyntax {
    let start = next.range.lowerBound
    var terms = try term(isNegative: try sign())
    while true {
      if take("+") {
        terms += try term(isNegative: false)
      } else if take("-") {
        terms += try term(isNegative: true)
      } else {
        break
      }
    }
    return SideSyntax(terms: terms, range: start..<tokens[index - 1].range.upperBound)
  }

  private mutating func sign() throws(ExpressionError) -> Bool {
    if take("-") { return true }
    _ = take("+")
    return false
  }

  /// An operand of a product or quotient.
  private enum Operand {
    case one(TermSyntax.Operand)
    /// A sum in brackets that has an attribute of a view.
    case sum([TermSyntax])

    var isNumber: Bool {
      if case .one(.number) = self { true } else { false }
    }
  }

  /// Reads one term, or all terms of a sum in brackets.
  private mutating func term(isNegative: Bool) throws(ExpressionError) -> [TermSyntax] {
    let start = next.range.lowerBound
    var factor = Amount.literal(isNegative ? -1 : 1)
    var operand = try self.operand(&factor, divides: false)
    while next.kind == .symbol("*") || next.kind == .symbol("/") {
      let divides = next.kind == .symbol("/")
      let place = next.range
      index += 1
      if try sign() { factor = .product(factor, .literal(-1)) }
      let other = try self.operand(&factor, divides: divides)
      if other.isNumber { continue }
      guard operand.isNumber, !divides else { throw ExpressionError(.notLinear, place) }
      operand = other
    }
    switch operand {
    case .one(let operand):
      let end = tokens[index - 1].range.upperBound
      return [TermSyntax(factor: Self.folded(factor), operand: operand, range: start..<end)]
    case .sum(let terms):
      return terms.map { term in
        var multiplied = term
        multiplied.factor = Self.folded(.product(factor, term.factor))
        return multiplied
      }
    }
  }

  /// Replaces a factor of numbers by its value, so that a written `1` is exactly 1.
  ///
  /// A factor with a metric stays.
  private static func folded(_ amount: Amount) -> Amount {
    amount.value(Metrics()).map(Amount.literal) ?? amount
  }

  /// Reads one operand of a product; numbers are multiplied into the factor.
  private mutating func operand(
    _ factor: inout Amount, divides: Bool
  ) throws(ExpressionError) -> Operand {
    switch next.kind {
    case .number(let value):
      if divides, value == 0 { throw ExpressionError(.divisionByZero, next.range) }
      index += 1
      factor = divides ? .quotient(factor, .literal(value)) : .product(factor, .literal(value))
      return .one(.number)
    case .name(let name) where metrics[name] != nil && !isFollowedByPoint:
      if divides, metrics[name] == 0 { throw ExpressionError(.divisionByZero, next.range) }
      index += 1
      factor = divides ? .quotient(factor, .metric(name)) : .product(factor, .metric(name))
      return .one(.number)
    case .name: return .one(.reference(try reference()))
    case .symbol("(") where beginsTuple: return .one(.tuple(try tuple()))
    case .symbol("("): return try brackets(&factor, divides: divides)
    default: throw expected("a number, a metric or a view's attribute")
    }
  }

  /// Whether the bracket here begins a tuple of numbers.
  ///
  /// The token after the first number decides.
  private var beginsTuple: Bool {
    var place = index + 1
    if [.symbol("-"), .symbol("+")].contains(tokens[place].kind) { place += 1 }
    switch tokens[place].kind {
    case .number, .name:
      return [.symbol(","), .symbol(")"), .end].contains(tokens[place + 1].kind)
    default: return true
    }
  }

  /// Reads a sum in brackets; a sum of numbers is multiplied into the factor.
  private mutating func brackets(
    _ factor: inout Amount, divides: Bool
  ) throws(ExpressionError) -> Operand {
    let place = next.range
    guard !isInBrackets else { throw ExpressionError(.nestedBrackets, place) }
    index += 1
    isInBrackets = true
    let terms = try side().terms
    isInBrackets = false
    guard take(")") else { throw expected("an operator or `)`") }
    guard terms.allSatisfy({ $0.operand == .number }) else { return .sum(terms) }
    let sum = terms.reduce(Amount.zero) { .sum($0, $1.factor) }
    if divides, sum.value(metrics) == nil || sum.value(metrics) == 0 {
      throw ExpressionError(.divisionByZero, place)
    }
    factor = divides ? .quotient(factor, sum) : .product(factor, sum)
    return .one(.number)
  }

  private var isFollowedByPoint: Bool {
    index + 1 < tokens.count && tokens[index + 1].kind == .symbol(".")
  }

  private mutating func reference() throws(ExpressionError) -> ReferenceSyntax {
    let start = next.range.lowerBound
    var path = [try name("a name")]
    var list: [NameSyntax]?
    while list == nil, take(".") {
      if take("[") {
        list = try names()
      } else {
        path.append(try name("an attribute or a guide"))
      }
    }
    return ReferenceSyntax(
      path: path, list: list, range: start..<tokens[index - 1].range.upperBound)
  }

  private mutating func names() throws(ExpressionError) -> [NameSyntax] {
    var names = [try name("an attribute")]
    while take(",") { names.append(try name("an attribute")) }
    guard take("]") else { throw expected("`,` or `]`") }
    return names
  }

  private mutating func name(_ what: String) throws(ExpressionError) -> NameSyntax {
    guard case .name(let text) = next.kind else { throw expected(what) }
    defer { index += 1 }
    return NameSyntax(text: text, range: next.range)
  }

  // MARK: Numbers

  private mutating func tuple() throws(ExpressionError) -> [Amount] {
    guard take("(") else { throw expected("`(`") }
    var amounts = [try signedNumber()]
    while take(",") { amounts.append(try signedNumber()) }
    guard take(")") else { throw expected("`,` or `)`") }
    return amounts
  }

  private mutating func signedNumber() throws(ExpressionError) -> Amount {
    let isNegative = try sign()
    let amount: Amount
    switch next.kind {
    case .number(let value): amount = .literal(value)
    case .name(let name) where metrics[name] != nil: amount = .metric(name)
    default: throw expected("a number or a metric")
    }
    index += 1
    return isNegative ? .negative(amount) : amount
  }

  private mutating func inset() throws(ExpressionError) -> InsetSyntax? {
    guard next.kind == .name("inset") else { return nil }
    let start = next.range.lowerBound
    index += 1
    let amounts = next.kind == .symbol("(") ? try tuple() : [try signedNumber()]
    return InsetSyntax(amounts: amounts, range: start..<tokens[index - 1].range.upperBound)
  }

  private mutating func priority() throws(ExpressionError) -> DeclaredPriority {
    guard take("@") else { return .required }
    return try priorityValue()
  }

  private func namedPriority(
    _ name: String, _ place: Range<Int>
  ) throws(ExpressionError) -> DeclaredPriority {
    let standard = PriorityName.priority(named: name)
    guard let level = metrics[name] else {
      guard let standard else { throw ExpressionError(.unknownPriority(name), place) }
      return .level(standard)
    }
    guard standard == nil else { throw ExpressionError(.priorityAndMetric(name), place) }
    guard Priority(level) != nil else { throw ExpressionError(.badPriority, place) }
    return .metric(name)
  }

  private mutating func priorityValue() throws(ExpressionError) -> DeclaredPriority {
    let place = next.range
    switch next.kind {
    case .number(let level):
      guard let priority = Priority(level) else { throw ExpressionError(.badPriority, place) }
      index += 1
      return .level(priority)
    case .symbol("-"): throw ExpressionError(.badPriority, place)
    case .name(let name):
      let priority = try namedPriority(name, place)
      index += 1
      return priority
    default: throw expected("a priority")
    }
  }
}
