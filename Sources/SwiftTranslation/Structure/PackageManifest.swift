package import Diagnostics

/// The parts of a package's manifest that are written as literals.
package struct PackageManifest: Hashable, Sendable {
  package struct Target: Hashable, Sendable {
    package let name: String
    /// The place of the name.
    package let span: SourceSpan

    /// The name of the target's module.
    package var module: String {
      String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
  }

  /// The targets, in the order of the source.
  package let targets: [Target]
  /// The names of the platforms with a minimum version, such as `macOS`; empty without a list.
  package let platforms: [String]
  /// The place of the list of platforms, or nil without one.
  package let platformsSpan: SourceSpan?

  /// - Parameters:
  ///   - source: the manifest.
  ///   - file: its path in diagnostics.
  package init(_ source: SwiftSource, file: String) {
    let tokens = source.tokenized
    let positions = LinePositions(tokens.bytes)
    func span(_ index: Int) -> SourceSpan {
      let token = tokens.tokens[index]
      let place = positions.place(of: token.start)
      return SourceSpan(
        file: file, line: place.line, column: place.column,
        length: positions.lengthOnLine(from: token.start, to: token.end))
    }
    var targets: [Target] = []
    var platforms: [String] = []
    var platformsSpan: SourceSpan?
    var end = 0
    for index in tokens.tokens.indices where tokens.kind(index) == .word && index >= end {
      if tokens.is(index, "dependencies"), tokens.is(index + 1, ":"), tokens.is(index + 2, "[") {
        // Targets are named here, not declared.
        end = tokens.closing(index + 2) ?? end
      } else if Self.functions.contains(tokens.text(index)), tokens.isMemberName(index),
        tokens.is(index + 1, "("), tokens.is(index + 2, "name"), tokens.is(index + 3, ":"),
        let name = tokens.literal(index + 4)
      {
        targets.append(Target(name: name, span: span(index + 4)))
      } else if tokens.is(index, "platforms"), tokens.is(index + 1, ":"),
        tokens.is(index + 2, "["), let close = tokens.closing(index + 2)
      {
        platformsSpan = span(index)
        platforms = (index + 3..<close).filter {
          tokens.is($0 - 1, ".") && tokens.is($0 + 1, "(") && tokens.kind($0) == .word
        }.map { tokens.text($0) }
      }
    }
    self.targets = targets
    self.platforms = platforms
    self.platformsSpan = platformsSpan
  }

  private static let functions: Set<String> = [
    "target", "executableTarget", "testTarget", "systemLibrary", "macro", "binaryTarget",
  ]
}

extension TokenizedSource {
  /// The text of a string literal without interpolations and escapes, or nil for another token.
  fileprivate func literal(_ index: Int) -> String? {
    guard kind(index) == .string else { return nil }
    let text = text(index)
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\""),
      !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
