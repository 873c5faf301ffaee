/// UIKit's log text for conflicting required constraints, as in iOS 13 and later.
struct UIKitLog {
  /// The conflicting constraints in UIKit's notation.
  let members: [String]
  let victim: String
  /// Whether the list contains constraints from autoresizing masks, so that the log adds a hint.
  let namesAutoresizing: Bool

  var text: String {
    let list = members.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(namesAutoresizing ? Self.autoresizingHint : "")(
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(victim)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

      """
  }

  private static let autoresizingHint = """
    \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to \
    the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}

    """
}
