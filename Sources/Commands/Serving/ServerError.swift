import Cells
import Diagnostics
import Foundation

/// The error of a port that cannot be used.
struct ServerError: Error, Hashable, Sendable {
  /// The wanted port; 0 for a free one.
  let port: Int
  /// The `errno` of the system.
  let code: Int32
}

extension ServerError: EnvironmentError {
  package var diagnostic: Diagnostic {
    Diagnostic(
      Message(rule: "portUnusable", text: "port \(port) of 127.0.0.1 cannot be used"),
      notes: [
        Note(
          code == EADDRINUSE
            ? "another program uses it" : "the system's error number is \(code)")
      ],
      help: port == 0 ? nil : "leave `--port` out for a free port")
  }
}
