package import Diagnostics

/// The reason why `strut swift` cannot prepare a build.
package enum SwiftError: Error, Hashable, Sendable {
  /// The system has no need of the module, or is not supported.
  case notLinux
  case noToolchain
  case unsupportedToolchain(version: String)
  /// The program is not in a checkout of Strut.
  case noCheckout(program: String)
  /// The checkout does not build; `output` has the compiler's messages.
  case uiKitFailed(checkout: String, output: String)
  /// The build of the checkout does not have the expected files.
  case uiKitIncomplete(path: String)
  /// SwiftPM cannot load the package; `output` has its messages.
  case packageFailed(folder: String, output: String)
}

extension SwiftError {
  package var diagnostic: Diagnostic {
    switch self {
    case .notLinux:
      Diagnostic(
        Message(rule: "notLinux", text: "`strut swift` builds for Linux only"),
        help: "build with Xcode, which has UIKit")
    case .noToolchain:
      Diagnostic(
        Message(rule: "noToolchain", text: "there is no `swift` on the path"),
        help: "install Swift 6 from swift.org, or add its folder to PATH")
    case .unsupportedToolchain(let version):
      Diagnostic(
        Message(rule: "unsupportedToolchain", text: "Swift \(version) is not supported"),
        notes: [
          Note(
            "supported are "
              + WordList.of(SwiftToolchain.supported.map { "\($0).x" }, "and"))
        ], help: "put a supported version first on PATH")
    case .noCheckout(let program):
      Diagnostic(
        Message(rule: "noCheckout", text: "`\(program)` is in no checkout of Strut"),
        notes: [Note("`strut swift` compiles the module `UIKit` from Strut's sources")],
        help: "run the program from the `.build` folder of a checkout, or a link to it")
    case .uiKitFailed(let checkout, let output):
      Diagnostic(
        Message(rule: "uiKitFailed", text: "the module `UIKit` in `\(checkout)` does not compile"),
        notes: Self.notes(output),
        help: "run `./scripts/setup` there, then `swift build --product StrutUIKitShared`")
    case .uiKitIncomplete(let path):
      Diagnostic(
        Message(rule: "uiKitIncomplete", text: "the build of the module `UIKit` has no `\(path)`"),
        help: "remove `.build/uikit` from the checkout of Strut, and try again")
    case .packageFailed(let folder, let output):
      Diagnostic(
        Message(rule: "packageFailed", text: "SwiftPM cannot load the package in `\(folder)`"),
        notes: Self.notes(output), help: "run `swift package resolve` to see more")
    }
  }

  /// The last lines of a program's messages.
  private static func notes(_ output: String) -> [Note] {
    let lines = output.split(separator: "\n").suffix(20)
    return lines.isEmpty ? [] : [Note(lines.joined(separator: "\n"))]
  }
}
