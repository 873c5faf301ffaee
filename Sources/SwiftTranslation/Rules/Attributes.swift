extension Rewriting {
  /// The rule `attributes`: writes spaces in place of attributes that need Objective-C.
  ///
  /// The compiler on Linux accepts `@IBAction`, `@IBInspectable`, `@IBDesignable`, `@NSCopying` and
  /// `dynamic`.
  mutating func rewriteAttribute(_ index: Int) {
    guard tokens.touchesPrevious(index + 1), tokens.kind(index + 1) == .word else { return }
    let isObjectiveC = tokens.is(index + 1, "objc")
    guard
      isObjectiveC || tokens.is(index + 1, "objcMembers") || tokens.is(index + 1, "nonobjc")
        || tokens.is(index + 1, "IBOutlet") || tokens.is(index + 1, "NSManaged")
    else { return }
    var last = index + 1
    if isObjectiveC, tokens.is(last + 1, "("), tokens.touchesPrevious(last + 1),
      let close = tokens.closing(last + 1)
    {
      last = close
    }
    rewrite(.attributes, [blank(index, through: last)])
  }
}
