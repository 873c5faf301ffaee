import Diagnostics

/// What was found wrong with a file so far; each thing once, up to a limit.
struct Findings {
  private let limits: SpecLimits
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// Whether something is wrong that is not listed.
  private var isCut = false

  init(limits: SpecLimits) { self.limits = limits }

  /// Whether no more is listed, so that looking for nearest names is a waste.
  var isFull: Bool { diagnostics.count >= limits.diagnostics }

  /// Whether nothing was found but warnings.
  var hasNoErrors: Bool { !isCut && !diagnostics.contains { $0.severity == .error } }

  mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard !isFull else {
      isCut = true
      return
    }
    let made = diagnostic()
    if seen.insert(made).inserted { diagnostics.append(made) }
  }

  /// In the order of the file; what has no place comes first, and that more is wrong last.
  var sorted: [Diagnostic] {
    let listed = diagnostics.enumerated().sorted { one, other in
      switch (one.element.span, other.element.span) {
      case (let a?, let b?) where a != b: a < b
      case (nil, _?): true
      case (_?, nil): false
      default: one.offset < other.offset
      }
    }.map(\.element)
    return isCut ? listed + [.moreMistakes(than: limits)] : listed
  }
}
