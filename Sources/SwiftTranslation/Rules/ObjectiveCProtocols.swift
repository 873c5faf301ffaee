extension Rewriting {
  /// The rules `objcProtocols` and `optionalMembers`.
  mutating func rewriteObjectiveCProtocol(_ scope: SourceScope) {
    guard scope.isObjectiveCProtocol(in: tokens), let close = scope.close else { return }
    requireObjects(scope)
    var defaults: [String] = []
    for member in scope.optionalMembers(in: source) {
      if let refusal = member.refusal {
        refuse(refusal, .optionalMembers, at: member.modifier, to: member.modifier + 2)
        continue
      }
      rewrite(
        .optionalMembers,
        [
          blank(member.modifier, through: member.modifier),
          insertion(" throws", after: member.effects),
        ])
      defaults.append(defaultMember(member, of: scope))
    }
    guard !defaults.isEmpty, let name = scope.name.last else { return }
    let text = "; extension \(name) { \(defaults.joined(separator: "; ")) }"
    rewrite(.optionalMembers, [insertion(text, after: close)])
  }

  /// Objective-C's protocols are for objects.
  ///
  /// `weak` needs that.
  private mutating func requireObjects(_ scope: SourceScope) {
    let name = scope.header + 1
    let inherited = (name..<scope.open).map { tokens.text($0) }
    guard !inherited.contains(where: { ["AnyObject", "NSObjectProtocol", "class"].contains($0) })
    else { return }
    if tokens.is(name + 1, ":") {
      rewrite(.objcProtocols, [insertion(" AnyObject,", after: name + 1)])
    } else {
      rewrite(.objcProtocols, [insertion(": AnyObject", after: name)])
    }
  }

  /// The default of an optional method, which throws an error.
  ///
  /// A method of a class that does not throw implements a method of a protocol that throws. So a
  /// call through the protocol throws only if the class does not have the method.
  private func defaultMember(_ member: OptionalMember, of scope: SourceScope) -> String {
    let isPublic = (tokens.firstModifier(before: scope.header)..<scope.header).contains {
      tokens.is($0, "public")
    }
    var text = ""
    var index = member.first
    while index <= member.last {
      if tokens.is(index, "@"), tokens.is(index + 1, "objc") {
        index += 2
        if tokens.is(index, "("), tokens.touchesPrevious(index), let close = tokens.closing(index) {
          index = close + 1
        }
        continue
      }
      if index != member.modifier {
        if !text.isEmpty, !tokens.touchesPrevious(index) { text += " " }
        if tokens.is(index, "func"), isPublic { text += "public " }
        text += tokens.text(index)
      }
      if index == member.effects { text += " throws" }
      index += 1
    }
    return text + " { throw CancellationError() }"
  }
}
