import Diagnostics

/// What was found wrong with a file so far; each thing once, up to a limit.
struct Findings {
  private let limit: Int
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  init(limit: Int) { self.limit = limit }

  /// Whether no more is listed, so that looking for nearest names is a waste.
  var isFull: Bool { diagnostics.count >= limit }

  mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard !isFull else { return }
    let made = diagnostic()
    if seen.insert(made).inserted { diagnostics.append(made) }
  }

  /// In the order of the file; what has no place comes first.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { one, other in
      switch (one.element.span, other.element.span) {
      case (let a?, let b?) where a != b: a < b
      case (nil, _?): true
      case (_?, nil): false
      default: one.offset < other.offset
      }
    }.map(\.element)
  }
}
