import Cells
import Commands
import Diagnostics
import Snapshots
import SwiftTranslation

/// The streams and the environment of the program.
///
/// Only `Main` also reads the environment of the process, for the process that draws SVG pictures.
struct Console: Sendable {
  /// Writes results to standard output, and throws an error if they are lost.
  ///
  /// Hidden characters, and commands for CI services in names, become escapes.
  let out: @Sendable (String) throws -> Void
  /// Writes everything else to standard error.
  let err: @Sendable (String) -> Void
  /// The styling of text on standard error.
  let style: TextStyling
  /// The progress line on standard error; it never appears if that is no terminal.
  let progress: ProgressLine
  /// The folders of fonts, with that of the project when a command runs.
  var fontSetup: FontSetup
  let processorCount: Int
  /// The variables of the process.
  let environment: [String: String]
  /// The clock that measures work.
  let stopwatch: Stopwatch
  /// The base of relative paths.
  let workingFolder: WorkingFolder
  /// The annotations of the command for GitHub; nil to write none.
  var annotations: AnnotationList?
  /// Runs another program, which reads and writes the streams of this one, and writes advice below
  /// errors of a compiler in its output.
  ///
  /// The standard console never returns from it. By default, nothing runs.
  var run: @Sendable (ProgramCall, @escaping Advise) throws -> ExitStatus = { _, _ in .success }

  /// Reads the next line of standard input without its newline; nil at its end.
  ///
  /// By default, there is no input.
  var readLine: @Sendable () -> String? = { nil }

  /// Returns the advice on an error of the compiler, or nil.
  typealias Advise = (CompilerError) -> CompilerAdvice?

  init(
    out: @escaping @Sendable (String) throws -> Void, err: @escaping @Sendable (String) -> Void,
    style: TextStyling, showsProgress: Bool, fontSetup: FontSetup, processorCount: Int,
    environment: [String: String], stopwatch: Stopwatch, workingFolder: WorkingFolder
  ) {
    let progress = ProgressLine(showsProgress ? err : nil)
    self.out = { text in
      try progress.whileHidden { try out(VisibleText.withoutCommands(VisibleText.lines(text))) }
    }
    self.err = { text in progress.whileHidden { err(text) } }
    self.style = style
    self.progress = progress
    self.fontSetup = fontSetup
    self.processorCount = processorCount
    self.environment = environment
    self.stopwatch = stopwatch
    self.workingFolder = workingFolder
  }

  /// Writes diagnostics with their lines to standard error, and adds their annotations.
  func report(_ diagnostics: [Diagnostic], sources: [SourceText] = []) {
    guard !diagnostics.isEmpty else { return }
    err(DiagnosticText(sources: sources, style: style).text(of: diagnostics))
    annotate(diagnostics)
  }
}
