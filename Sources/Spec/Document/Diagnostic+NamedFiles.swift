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
    guard !path.isEmpty else {
      return Diagnostic(
        Message(rule: "\(file.rule)Missing", text: "the name of the \(file.noun) is empty"),
        at: span,
        help: "write the name of a file in the folder of the spec")
    }
    return Diagnostic(
      Message(
        rule: "\(file.rule)Outside", text: "the \(file.noun) `\(path)` is outside the spec's folder"
      ),
      at: span, help: "copy it into the folder of the spec")
  }

  static func missing(_ file: NamedFile, _ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "\(file.rule)Missing", text: "there is no \(file.noun) `\(path)`"), at: span,
      help: file == .picture ? helpForPicture(path) : "paths begin at the folder of the spec")
  }

  /// Reports a picture that is neither a file nor an image of the asset catalogues.
  ///
  /// - Parameters:
  ///   - path: the value in the spec.
  ///   - known: the names of the images in the catalogues.
  ///   - scaled: the files with this name and a scale.
  ///   - span: the place of the value.
  /// - Returns: the error.
  static func missingPicture(
    _ path: String, known: [String], scaled: [String], at span: SourceSpan
  ) -> Diagnostic {
    var missing = missing(.picture, path, at: span)
    let call = MistakenCall(path)
    let name = call?.text("named") ?? call?.text("name") ?? path
    if known.contains(name) {
      (missing.help, missing.replacement) = ("write `\(name)`", name)
    } else if !scaled.isEmpty {
      let files = WordList.of(scaled.map { "`\($0)`" }, "or")
      missing.help = "write \(files), with the scale in the name"
      missing.replacement = scaled.count == 1 ? scaled.first : nil
    } else if let meant = NearestName.of(name, in: known) {
      (missing.help, missing.replacement) = ("did you mean `\(meant)`?", meant)
    }
    return missing
  }

  private static func helpForPicture(_ path: String) -> String {
    if let call = MistakenCall(path) {
      if let symbol = call.text("systemName") {
        return "for the system's symbol, write `symbol: \(symbol)`"
      }
      if let name = call.text("named") ?? call.text("name") ?? call.text(nil) {
        return "\(named(name)), or name an asset catalogue that has it under `assets`"
      }
    }
    if SystemSymbol(named: path) != nil {
      return "for the system's symbol, write `symbol: \(path)`"
    }
    if path.hasPrefix("http:") || path.hasPrefix("https:") {
      return
        "save the picture beside the spec and name that file: nothing is loaded from the network"
    }
    if path.hasPrefix("@"), let name = path.split(separator: "/").last {
      return named(String(name))
    }
    return path.contains(".") || path.contains("/")
      ? "paths begin at the folder of the spec"
      : "\(named(path)); paths begin at the folder of the spec"
  }

  private static func named(_ name: String) -> String {
    "write `\(name.contains(".") ? name : "\(name).png")`, the name of a file beside the spec"
  }
}
