package import Cells
import Diagnostics
import Foundation
import Reports
package import Snapshots
package import Spec

/// A review of the failures of the last run.
package struct Review: Sendable {
  private let session: ReviewSession

  /// Begins a review.
  ///
  /// - Parameters:
  ///   - form: the form of accepted references.
  ///   - folder: the folder of the project.
  ///   - limits: the limits of specs.
  ///   - resources: the files of the project that all specs may use.
  /// - Throws: the error of results or of references that cannot be read.
  package init(
    as form: ReferenceForm, in folder: WorkingFolder, limits: SpecLimits,
    resources: ProjectResources
  ) throws {
    session = try ReviewSession(as: form, in: folder, limits: limits, resources: resources)
  }

  /// Whether the last run has no failures about which somebody can decide.
  package var isEmpty: Bool { session.failures.isEmpty }

  /// Serves the page of the review on 127.0.0.1 until the process gets a signal to end.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for a free one.
  ///   - begin: called with a sentence and the address of the page when the page can be opened.
  /// - Returns: a sentence about the decisions.
  /// - Throws: the error of a port that cannot be used, of `begin`, or of a file.
  package func serve(
    onPort port: Int, begin: (_ introduction: String, _ address: String) throws -> Void
  ) throws -> String {
    let server = try LoopbackServer(port: port)
    let pages = ReviewPages(session, token: ReviewPages.randomToken(), port: server.port)
    let signals = EndSignals { server.stop() }
    defer { signals.stop() }
    let causes = session.model.causes.count { cause in
      cause.cells.contains { session.model.results.cells[$0].evidence != nil }
    }
    try begin(
      """
      \(Count.of(session.failures.count, "failure")), \(Count.of(causes, "cause"))
      Open \(pages.address)
      Press Ctrl-C to end the review. Until then, the page can undo each decision.

      """, pages.address)
    server.run { pages.response(to: $0) }
    return try session.end()
  }

  /// Asks about the causes one after the other.
  ///
  /// - Parameters:
  ///   - readLine: returns the next answer; nil at the end of the answers.
  ///   - write: writes text for the user.
  /// - Returns: a sentence about the decisions.
  /// - Throws: the error of `write` or of a file.
  package func ask(
    readLine: () -> String?, write: (String) throws -> Void
  ) throws -> String {
    try ReviewDialogue(session).run(readLine: readLine, write: write)
    return try session.end()
  }
}

/// The signals that end a program, such as that of Ctrl-C.
private final class EndSignals {
  private let sources: [any DispatchSourceSignal]
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// - Parameter end: called on another thread for each of the signals.
  init(_ end: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "strut.signals")
    let group = DispatchGroup()
    sources = Self.numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      group.enter()
      source.setRegistrationHandler { group.leave() }
      source.setEventHandler { end() }
      source.resume()
      return source
    }
    // Until a source is registered, its signal is lost.
    group.wait()
  }

  /// Restores the default of each signal.
  func stop() {
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }
}
