import Diagnostics
import YAML

/// The diagnostics of a file so far, without duplicates, up to a limit.
struct Findings {
  private let limits: SpecLimits
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The template uses around the text that is being read, outermost first.
  var uses: [TemplateUse] = []
  /// Whether a diagnostic was left out because of the limit.
  private var isCut = false

  init(limits: SpecLimits) { self.limits = limits }

  /// Whether the limit is reached.
  ///
  /// Further diagnostics are not listed, so they need no suggestions.
  var isFull: Bool { diagnostics.count >= limits.diagnostics }

  /// Whether there are no errors; warnings are allowed.
  var hasNoErrors: Bool { !isCut && !diagnostics.contains { $0.severity == .error } }

  /// Adds a diagnostic, unless it follows from a missing value of a template, which is reported.
  mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard uses.allSatisfy(\.isComplete) else { return }
    guard !isFull else {
      isCut = true
      return
    }
    var made = diagnostic()
    guard seen.insert(made).inserted else { return }
    made.notes += uses.notes(about: made.span)
    diagnostics.append(made)
  }

  /// Adds a template use to the following diagnostics; nil has no effect.
  mutating func enter(_ use: TemplateUse?) {
    if let use { uses.append(use) }
  }

  /// Removes the template use of the matching `enter`.
  mutating func leave(_ use: TemplateUse?) {
    if use != nil { uses.removeLast() }
  }

  /// The diagnostics in file order.
  ///
  /// Those without a place come first; the note about further errors comes last.
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

extension [TemplateUse] {
  /// The notes about the template uses around a place, innermost first.
  func notes(about place: SourceSpan?) -> [Note] {
    var place = place
    var notes: [Note] = []
    for use in reversed() {
      guard let inner = place, use.extent.contains(inner) else { continue }
      notes.append(use.note)
      place = use.span
    }
    return notes
  }
}
