import Diagnostics
import YAML

/// The diagnostics of a file so far, without duplicates, up to a limit for errors and another one,
/// of the same number, for warnings.
struct Findings {
  private let limits: SpecLimits
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The template uses around the text that is being read, outermost first.
  var uses: [TemplateUse] = []
  /// The values without which the text is read.
  var unknownValues = UnknownValues()
  /// The path of a file whose errors are warnings, or nil.
  var lenientFile: String?
  /// The errors of that file.
  private(set) var lenientErrors: [Diagnostic] = []
  private var errorCount = 0
  /// Whether a file that the spec uses has errors, which are reported at that file.
  var hasErrorsElsewhere = false
  /// The severities of which diagnostics were left out because of the limit.
  private var cut: Set<Severity> = []

  init(limits: SpecLimits) { self.limits = limits }

  /// Whether the limit for errors is reached.
  ///
  /// Further diagnostics are not listed, so they need no suggestions.
  var isFull: Bool { errorCount >= limits.diagnostics }

  /// Whether there are no errors; warnings are allowed.
  var hasNoErrors: Bool { errorCount == 0 && !hasErrorsElsewhere }

  /// Adds a diagnostic, unless it follows from a missing value of a template, which is reported, or
  /// from an unknown value.
  mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard uses.allSatisfy(\.isComplete) else { return }
    guard !isFull else {
      cut.insert(.error)
      return
    }
    var made = diagnostic()
    guard !unknownValues.explain(made) else { return }
    if made.severity == .error, made.span?.file == lenientFile, lenientFile != nil {
      lenientErrors.append(made)
      made.severity = .warning
    }
    let isError = made.severity == .error
    guard isError || diagnostics.count - errorCount < limits.diagnostics else {
      cut.insert(.warning)
      return
    }
    guard seen.insert(made).inserted else { return }
    if isError { errorCount += 1 }
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
    return listed
      + [Severity.error, .warning].filter(cut.contains).map {
        .moreMistakes(than: limits, severity: $0)
      }
  }
}

extension [TemplateUse] {
  /// The notes about the template uses around a place, innermost first.
  ///
  /// Of many uses, the innermost ones and the outermost one have a note.
  func notes(about place: SourceSpan?) -> [Note] {
    var place = place
    var notes: [Note] = []
    for use in reversed() {
      guard let inner = place, use.extent.contains(inner) else { continue }
      notes.append(use.note)
      place = use.span
    }
    let between = 4..<Swift.max(4, notes.count - 1)
    if between.count > 1 {
      notes.replaceSubrange(between, with: [Note("\(between.count) more templates are used so")])
    }
    return notes
  }
}
