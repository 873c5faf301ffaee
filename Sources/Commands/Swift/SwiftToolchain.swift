import Foundation

/// The Swift toolchain on the path.
struct SwiftToolchain: Hashable, Sendable {
  /// The program `swift`.
  let program: URL
  /// The version with the build, as `swift --version` prints it.
  let description: String
  /// The version's numbers: `6.3.1`.
  let version: String

  /// The releases whose output the command knows.
  static let supported = ["6.0", "6.1", "6.2", "6.3"]

  /// Finds the toolchain and checks its version.
  init(environment: [String: String], in folder: URL) throws(SwiftError) {
    guard let program = ProgramCall.program(named: "swift", environment) else {
      throw .noToolchain
    }
    let call = ProgramCall(program, ["--version"], in: folder, environment: environment)
    guard let output = call.output(), output.status == 0 else { throw .noToolchain }
    self.program = program
    description = String(decoding: output.standard, as: UTF8.self)
    version = Self.version(in: description)
    guard Self.supported.contains(where: { version.hasPrefix("\($0).") || version == $0 }) else {
      throw .unsupportedToolchain(version: version)
    }
  }

  /// Whether `swift` has the option `--toolset`, which Swift 6.1 introduced.
  var takesToolsets: Bool { !version.hasPrefix("6.0") }

  /// The numbers behind `Swift version`, or the first line without them.
  static func version(in description: String) -> String {
    if let match = description.firstMatch(of: #/Swift version (\d+(\.\d+)*)/#) {
      return String(match.1)
    }
    return description.split(separator: "\n").first.map(String.init) ?? ""
  }
}
