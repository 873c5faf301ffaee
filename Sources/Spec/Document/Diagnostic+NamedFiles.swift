import Diagnostics
import ViewKinds

/// The type of a file that a spec names.
enum NamedFile {
  case font
  case picture

  fileprivate var noun: String {
    switch self {
    case .font: "font"
    case .picture: "picture"
    }
  }

  fileprivate var rule: String {
    switch self {
    case .font: "font"
    case .picture: "image"
    }
  }
}

/// Diagnostics about the paths of files that a spec names.
extension Diagnostic {
  static func outside(_ file: NamedFile, _ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "\(file.rule)Outside", text: "the \(file.noun) `\(path)` is outside the spec's folder"
      ),
      at: span, help: "copy it into the folder of the spec")
  }

  static func missing(_ file: NamedFile, _ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "\(file.rule)Missing", text: "there is no \(file.noun) `\(path)`"), at: span,
      help: file == .picture && SystemSymbol(named: path) != nil
        ? "for the system's symbol, write `symbol: \(path)`"
        : "paths begin at the folder of the spec")
  }
}
