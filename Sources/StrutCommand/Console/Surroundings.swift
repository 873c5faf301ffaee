import Diagnostics
import Foundation

/// Words for what went wrong outside the specs and the command line.
enum Surroundings {
  static func diagnostic(for error: any Error) -> Diagnostic {
    let described = (error as NSError).localizedDescription
    return Diagnostic(Message(rule: "surroundings", text: described))
  }
}
