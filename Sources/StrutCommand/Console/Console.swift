import Cells
import Commands
import Diagnostics
import Snapshots

/// The streams and the environment of the program.
///
/// No other part of the program reads the process's environment.
struct Console: Sendable {
  /// Writes results to standard output; throws if they are lost.
  let out: @Sendable (String) throws -> Void
  /// Writes everything else to standard error.
  let err: @Sendable (String) -> Void
  /// The styling of text on standard error.
  let style: TextStyling
  /// Whether standard error is a terminal that can redraw a progress line.
  let showsProgress: Bool
  let fontSetup: FontSetup
  let processorCount: Int
  /// The variables of the process.
  let environment: [String: String]
  /// The clock that measures work.
  let stopwatch: Stopwatch
  /// The base of relative paths.
  let workingFolder: WorkingFolder
  /// Whether diagnostics also become annotations for GitHub.
  var annotates = false

  /// Prints diagnostics with their lines.
  func report(_ diagnostics: [Diagnostic], sources: [SourceText] = []) {
    guard !diagnostics.isEmpty else { return }
    err(DiagnosticText(sources: sources, style: style).text(of: diagnostics))
    annotate(diagnostics)
  }
}
