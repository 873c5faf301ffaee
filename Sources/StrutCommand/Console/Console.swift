import Cells
import Commands
import Diagnostics
import Snapshots

/// Where the program speaks and what it may know of its surroundings; the only place below which
/// nothing reads the environment.
struct Console: Sendable {
  /// Results; throws where they are lost.
  let out: @Sendable (String) throws -> Void
  /// Everything else.
  let err: @Sendable (String) -> Void
  /// For text on standard error.
  let style: TextStyling
  /// Whether standard error is a terminal on which a progress line may be redrawn.
  let showsProgress: Bool
  let fontSetup: FontSetup
  let processorCount: Int
  /// The process's variables.
  let environment: [String: String]
  /// Measures the time of work.
  let stopwatch: Stopwatch
  /// What relative paths are meant from.
  let workingFolder: WorkingFolder
  /// Whether GitHub is told too.
  var annotates = false

  /// Shows diagnostics with their lines.
  func report(_ diagnostics: [Diagnostic], sources: [SourceText] = []) {
    guard !diagnostics.isEmpty else { return }
    err(DiagnosticText(sources: sources, style: style).text(of: diagnostics))
    annotate(diagnostics)
  }
}
