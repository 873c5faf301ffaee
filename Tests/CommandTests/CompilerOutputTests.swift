import Foundation
import SwiftTranslation
import TestSupport
import Testing

@testable import Commands
@testable import StrutCommand

@Suite("The output of a compiler")
struct CompilerOutputTests {
  private static let error = "/a/A.swift:2:3: error: no 'b'\n"
  private static let excerpt = " 1 | a\n 2 |   b\n   |   `- error: no 'b'\n 3 | \n"
  private static let added = "  note: advice\n"

  /// The output for a text that arrives in parts of some bytes.
  private func output(_ text: String, parts: Int = .max) -> String {
    var output = CompilerOutput { error in
      error.message == "no 'b'" ? Self.added : nil
    }
    var written: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      written += output.pass(rest.prefix(parts))
      rest = rest.dropFirst(parts)
    }
    written += output.end()
    return String(decoding: written, as: UTF8.self)
  }

  @Test(
    "has the advice below the excerpt of the source",
    arguments: [
      ("at the end", error + excerpt, error + excerpt + added),
      ("before a line", error + excerpt + "\n[2/3] b\n", error + excerpt + added + "\n[2/3] b\n"),
      ("before another error", error + error, error + added + error + added),
      ("without an excerpt", error + "error: c", error + added + "error: c"),
      (
        "before a progress line", error + excerpt + "\r\u{1B}[2K[2/3] b",
        error + excerpt + added + "\r\u{1B}[2K[2/3] b"
      ),
      (
        "in colour", error + "\u{1B}[36m 2 | \u{1B}[0m  b\n\u{1B}[1mc",
        error + "\u{1B}[36m 2 | \u{1B}[0m  b\n" + added + "\u{1B}[1mc"
      ),
      (
        "of lines of a terminal", "/a/A.swift:2:3: error: no 'b'\r\n 2 | b\r\nc",
        "/a/A.swift:2:3: error: no 'b'\r\n 2 | b\r\n" + added + "c"
      ),
      ("after a number without an end", error + " 12", error + added + " 12"),
      (
        "of another error", "/a/A.swift:2:3: error: no\n 2 | b\n",
        "/a/A.swift:2:3: error: no\n 2 | b\n"
      ),
    ])
  func advice(name: String, text: String, expected: String) {
    #expect(output(text) == expected)
    for parts in 1...7 { #expect(output(text, parts: parts) == expected) }
  }

  @Test("passes each byte, and holds no more than the beginning of a line")
  func bytes() {
    var output = CompilerOutput { _ in "added\n" }
    #expect(output.pass(Array("[1/2] Comp".utf8)) == Array("[1/2] Comp".utf8))
    let bytes: [UInt8] = [0, 0xFF, 0x1B, 0x0D, 0x0A, 0x80]
    #expect(output.pass(bytes) == bytes)
    #expect(output.pass(Array("\n".utf8)) == Array("\n".utf8))
    #expect(output.pass(Array(Self.error.utf8)) == Array(Self.error.utf8))
    #expect(output.pass(Array(" 1 ".utf8)).isEmpty)
    #expect(output.pass(Array("| a".utf8)) == Array(" 1 | a".utf8))
    #expect(output.end() == Array("added\n".utf8))
  }
}

#if os(Linux)
  /// The program with a script in place of the compiler.
  @Suite(
    "A program whose output passes through",
    .enabled(if: BuiltProgram.url != nil, "the program is not built"))
  struct PassedProgramTests {
    private let folder: TemporaryFolder
    private let program: String

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("let package = Package(name: \"strut\")", to: "strut/Package.swift")
      try folder.write(
        "open class UIView { public func setNeedsLayout() {} }",
        to: "strut/Sources/UIKit/UIView.swift")
      try folder.write("", to: "app/Package.swift")
      try folder.write("import UIKit\n", to: "app/A.swift")
      program = try folder.install(try #require(BuiltProgram.url), as: "strut/.build/strut")
    }

    /// Runs `strut swift build` with a compiler that ends with these lines of a script.
    private func run(_ script: String, around command: String = "exec \"$0\" swift build") throws
      -> (output: String, status: Int32, reason: Process.TerminationReason)
    {
      let compiler = """
        #!/bin/sh
        case "$*" in
          --version) echo "Swift version 6.3.1 (test)" ;;
          package*) echo '{"identity":"app","name":"app","url":"","version":"unspecified",'
            echo '"path":"\(folder.path)/app","dependencies":[]}' ;;
          *--toolset*)
        \(script) ;;
          build*)
            while [ "$1" != --scratch-path ]; do shift; done
            mkdir -p "$2/release/Modules"
            echo module > "$2/release/Modules/UIKit.swiftmodule"
            echo library > "$2/release/libStrutUIKitShared.so"
            echo '    args: ["swiftc","-module-name","UIKit","-I/c"]' > "$2/release.yaml" ;;
        esac

        """
      try folder.install(script: compiler, as: "bin/swift")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command, program]
      process.currentDirectoryURL = folder.file("app")
      process.environment = [
        "PATH": "\(folder.path)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": TemporaryFolder.fontCache,
      ]
      // A file, since processes that are left behind would keep a pipe open.
      let output = URL(fileURLWithPath: try folder.write("", to: "output"))
      let stream = try FileHandle(forWritingTo: output)
      process.standardOutput = stream
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try stream.close()
      return (
        try String(contentsOf: output, encoding: .utf8), process.terminationStatus,
        process.terminationReason
      )
    }

    private static let error =
      "/a/A.swift:2:3: error: value of type 'UIView' has no member 'setNeedsLayouts'"
    private static let advice = """
        note: `UIView` in Strut's module UIKit has no `setNeedsLayouts`
        help: did you mean `setNeedsLayout`? `strut swift names UIView` lists its members

      """

    @Test("has advice below its errors, and its exit status is the one of the program")
    func advice() throws {
      let run = try run("echo \"\(Self.error)\"; echo ' 2 | a'; echo done; exit 7")
      #expect(run.output == Self.error + "\n 2 | a\n" + Self.advice + "done\n")
      #expect(run.status == 7)
      #expect(run.reason == .exit)
    }

    @Test("keeps the order of both streams if they are one file")
    func order() throws {
      let lines = (1...20).map { "echo \($0)\($0 % 2 == 0 ? " >&2" : "")" }
      let run = try run(
        lines.joined(separator: "; "), around: "exec \"$0\" swift build 2>&1")
      let expected = (1...20).map { "\($0)\n" }.joined()
      #expect(run.output.hasSuffix(expected), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("ends by the signal that ended the program, and passes signals on")
    func signals() throws {
      let killed = try run("kill -9 $$")
      #expect(killed.reason == .uncaughtSignal)
      #expect(killed.status == 9)
      let passed = try run(
        "trap 'echo got; exit 5' TERM; echo ready; sleep 10 & wait",
        around: """
          "$0" swift build & pid=$!
          sleep 2; kill -TERM $pid; wait $pid; echo "status $?"
          """)
      #expect(passed.output == "ready\ngot\nstatus 5\n")
    }

    @Test("has the input of this process")
    func input() throws {
      let run = try run("read a; echo \"<$a>\"", around: "echo b | \"$0\" swift build")
      #expect(run.output == "<b>\n")
    }

    @Test("does not wait for processes that keep its streams open")
    func leftBehind() throws {
      let run = try run(
        "(sleep 20 2>/dev/null) & echo a; exit 3",
        around: """
          start=$(date +%s); "$0" swift build; echo $?
          [ $(($(date +%s) - start)) -lt 15 ] && echo early
          """)
      #expect(run.output == "a\n3\nearly\n")
    }

    @Test(
      "has a terminal if this process has one",
      .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func terminal() throws {
      let run = try run(
        "[ -t 1 ] && [ -t 2 ] && stty size && exit 6",
        around: "exec script -qec \"stty rows 30 cols 70; $0 swift build\" /dev/null")
      #expect(run.output.contains("30 70"), "\(run.output)")
      #expect(run.status == 6)
    }
  }
#endif
