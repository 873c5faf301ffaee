import Diagnostics
import YAML

/// What was found wrong with a file so far; each thing once, up to a limit.
struct Findings {
  private let limits: SpecLimits
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// The templates that what is read now was written out from, the outermost first.
  var uses: [TemplateUse] = []
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
    var made = diagnostic()
    guard seen.insert(made).inserted else { return }
    made.notes += uses.notes(about: made.span)
    diagnostics.append(made)
  }

  /// Says from here on where a template is used, of what is wrong within it; nil changes nothing.
  mutating func enter(_ use: TemplateUse?) {
    if let use { uses.append(use) }
  }

  /// Takes back an `enter` of the same use.
  mutating func leave(_ use: TemplateUse?) {
    if use != nil { uses.removeLast() }
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

extension [TemplateUse] {
  /// The uses of the templates that a place is written in, the innermost first.
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
