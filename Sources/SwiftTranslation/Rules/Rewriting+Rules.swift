extension Rewriting {
  /// Applies all rules to all tokens.
  mutating func applyRules() {
    for index in tokens.tokens.indices {
      switch tokens.kind(index) {
      case .directive: rewriteDirective(index)
      case .word: rewriteWord(index)
      case .sign: rewriteSign(index)
      default: break
      }
    }
    for scope in source.scopes where scope.typeKeyword == .protocol {
      rewriteObjectiveCProtocol(scope)
    }
    addImports()
  }

  private mutating func rewriteDirective(_ index: Int) {
    if tokens.is(index, "#selector") {
      rewriteSelector(index)
    } else if tokens.is(index, "#keyPath") {
      rewriteKeyPath(index)
    } else if tokens.is(index, "#if") || tokens.is(index, "#elseif") {
      rewriteCondition(index)
    }
  }

  private mutating func rewriteWord(_ index: Int) {
    guard !tokens.isMemberName(index) else { return }
    if tokens.is(index, "override") {
      rewriteOverride(index)
    } else if tokens.is(index, "import") {
      rewriteObjectiveCImport(index)
    } else if tokens.is(index, "func") {
      rewriteTest(index)
    } else if tokens.is(index, "type") {
      rewriteTypeDescription(index)
    }
  }

  private mutating func rewriteSign(_ index: Int) {
    switch tokens.firstByte(index) {
    case UInt8(ascii: "@"): rewriteAttribute(index)
    case UInt8(ascii: "?"), UInt8(ascii: "!"): rewriteOptionalCall(index)
    case UInt8(ascii: "="): rewriteOptionalComparison(index)
    default: break
    }
  }
}
