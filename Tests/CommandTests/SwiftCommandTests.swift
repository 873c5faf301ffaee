import Diagnostics
import Foundation
import Spec
import SwiftTranslation
import TestSupport
import Testing

@testable import Cells
@testable import Commands
@testable import StrutCommand

@Suite("`strut swift`")
struct SwiftCommandTests {
  @Test("explains each changed line of a file, with declarations of other files of its package")
  func explain() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("class Model { func load(all: Bool) {} }", to: "Sources/Model.swift")
    try folder.write(
      "class View {\n  @objc func tap() {}\n  let a = #selector(Model.load)\n}\n",
      to: "Sources/View.swift")
    let outcome = strut("swift", "explain", "Sources/View.swift", in: folder.path)
    #expect(outcome.status == .success)
    #expect(
      outcome.out == """
        Sources/View.swift:1: implicitImport
          - class View {
          + import UIKit; class View {
        Sources/View.swift:2: attributes
          -   @objc func tap() {}
          +         func tap() {}
        Sources/View.swift:3: selectors
          -   let a = #selector(Model.load)
          +   let a = Selector({ (target: Model) in target.load }, "loadWithAll:")
        3 lines of 4 changed

        """)
  }

  @Test("reports refused constructs with their lines")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = #selector(tap)\n", to: "A.swift")
    let outcome = strut(
      "swift", "--without", "implicitImport", "explain", "A.swift", in: folder.path)
    #expect(outcome.status == .success)
    #expect(outcome.out == "0 lines of 1 changed; 1 construct refused\n")
    #expect(outcome.err.contains("A.swift:1:9: error: no type contains the selector of `tap`"))
    #expect(outcome.err.contains("help: name the type: `#selector(Type.tap)`"))
  }

  @Test(
    "refuses wrong arguments",
    arguments: [
      (["swift"], "`strut swift` needs `build`, `test`, `run`, `explain` or `names`"),
      (["swift", "package"], "`strut swift` does not take `package`"),
      (["swift", "explain"], "`strut swift explain` needs a Swift file"),
      (["swift", "explain", "a", "b"], "`strut swift explain` does not take `b`"),
      (["swift", "--without", "selector", "build"], "did you mean `selectors`?"),
      (["swift", "--filter", "A", "test"], "`strut swift` has no option `--filter`"),
      (["swift", "explain", "missing.swift"], "missing.swift"),
      (["swift", "names", "a", "b"], "`strut swift names` does not take `b`"),
      (["swift", "names", "UIVew"], "did you mean `UIView`?"),
    ])
  func wrong(words: [String], message: String) {
    let outcome = strut(words)
    #expect(outcome.status != .success)
    #expect(outcome.err.contains(message))
  }

  @Test("lists the types of the module UIKit, and the members of a type with those it inherits")
  func names() throws {
    let types = strut("swift", "names")
    #expect(types.status == .success)
    let lines = types.out.split(separator: "\n")
    #expect(lines == lines.sorted())
    for name in ["UIView", "UIView.ContentMode", "NSLayoutConstraint", "CALayer"] {
      #expect(lines.contains(Substring(name)))
    }
    let members = strut("swift", "names", "UILabel")
    #expect(members.status == .success)
    #expect(members.out.hasPrefix("UILabel\n  "))
    #expect(members.out.contains("\n\nUIView\n  "))
    #expect(members.out.contains("\n  setNeedsLayout()\n"))
  }

  @Test("leaves out the rules of the project's configuration for the package of a file")
  func exclusions() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Package.swift")
    try folder.write("@objc class A {}\n#if os(iOS)\n#endif\n", to: "App/A.swift")
    try folder.write(
      "swift: { without: { app: [attributes], other: conditions } }", to: ".strut/config.yaml")
    let outcome = strut("swift", "explain", "App/A.swift", in: folder.path)
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(
      outcome.out == """
        App/A.swift:2: conditions
          - #if os(iOS)
          + #if true   
        1 line of 3 changed

        """)
  }

  @Test("forwards all words after the action")
  func forwarding() throws {
    let arguments = try Arguments(
      ["--without", "selectors", "test", "--filter", "A", "--", "--help"],
      for: SwiftCommand.declaration)
    #expect(arguments.operands == ["test", "--filter", "A", "--", "--help"])
  }
}

@Suite("The paths of a Swift build")
struct SwiftArgumentTests {
  @Test(
    "come from the arguments",
    arguments: [
      ([], "/p", "/p/.build/strut", ["--scratch-path", "/p/.build/strut"]),
      (
        ["--package-path", "a"], "/p/a", "/p/a/.build/strut",
        ["--scratch-path", "/p/a/.build/strut"]
      ),
      (["--scratch-path=/b"], "/p", "/b", []),
      (["--build-path", "b"], "/p", "/p/b", []),
      (
        ["app", "--", "--scratch-path", "b"], "/p", "/p/.build/strut",
        ["--scratch-path", "/p/.build/strut"]
      ),
    ] as [([String], String, String, [String])])
  func paths(words: [String], package: String, scratch: String, added: [String]) {
    let arguments = SwiftArguments(words, in: WorkingFolder(path: "/p"))
    #expect(arguments.package.path == package)
    #expect(arguments.scratch.path == scratch)
    #expect(arguments.scratchArguments == added)
  }

  @Test("The C modules of UIKit come from the arguments of its compiler.")
  func cModules() {
    let words = [
      "swiftc", "-module-name", "UIKit", "-I", "/s/Modules", "-Xcc", "-fmodule-map-file=/c/a",
      "-Xcc", "-I", "-Xcc", "/c/include", "-I/usr/include/cairo", "-I/s/other", "-Xcc", "-fPIC",
    ]
    #expect(
      UIKitBuild.cModuleArguments(among: words, scratch: "/s") == [
        "-Xcc", "-fmodule-map-file=/c/a", "-Xcc", "-I", "-Xcc", "/c/include",
        "-I/usr/include/cairo",
      ])
  }

  @Test("The version of a toolchain is read from its description.")
  func version() {
    let description = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64"
    #expect(SwiftToolchain.version(in: description) == "6.3.1")
    #expect(SwiftToolchain.version(in: "swift-driver 1.2 Swift version 6.0 (a)") == "6.0")
    #expect(SwiftToolchain.version(in: "other\n") == "other")
  }

  @Test("The checkout is the folder above the program with Strut's manifest.")
  func checkout() throws {
    let folder = try TemporaryFolder()
    try folder.write("let package = Package(\n  name: \"strut\",", to: "Package.swift")
    try folder.write("let package = Package(name: \"other\")", to: "inner/Package.swift")
    let program = try folder.write("", to: "inner/.build/strut")
    #expect(try StrutCheckout(of: program).folder.path == folder.url.resolvingSymlinksInPath().path)
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: URL(fileURLWithPath: program))
    #expect(
      try StrutCheckout(of: link.path).folder.path == folder.url.resolvingSymlinksInPath().path)
    #expect(throws: SwiftError.noCheckout(program: "/usr/bin/strut")) {
      try StrutCheckout(of: "/usr/bin/strut")
    }
  }
}

@Suite("The overlay of a Swift build")
struct SourceOverlayTests {
  private let folder: TemporaryFolder
  private let target: URL

  init() throws {
    folder = try TemporaryFolder()
    target = folder.file("out")
    try folder.write("// manifest", to: "Package.swift")
    try folder.write("import UIKit\n@objc class A {}\n", to: "Sources/A.swift")
    try folder.write("class B {}\n", to: "Sources/B.swift")
    try folder.write("@objc class C {}\n", to: "Inner/Package.swift")
    try folder.write("@objc class C {}\n", to: "Inner/Sources/C.swift")
    try folder.write("@objc class D {}\n", to: ".build/checkouts/D.swift")
  }

  private func write(without rules: TranslationRule...) throws -> SourceOverlay {
    let package = PackageGraph.Package(identity: "a", version: "1.0.0", folder: folder.url)
    return try SourceOverlay.write(
      [package], rules: PackageRules(Set(TranslationRule.allCases).subtracting(rules)), to: target,
      workingFolder: folder.url, jobs: 2)
  }

  private struct File: Decodable {
    struct Root: Decodable {
      let name: String
      let contents: String

      enum CodingKeys: String, CodingKey {
        case name
        case contents = "external-contents"
      }
    }

    let roots: [Root]
  }

  private func roots(_ overlay: SourceOverlay) throws -> [File.Root] {
    try JSONDecoder().decode(File.self, from: Data(contentsOf: overlay.file)).roots
  }

  @Test("has the changed files of the package alone, and leaves the package as it is")
  func files() throws {
    let before = try folder.bytes("Sources/A.swift")
    let overlay = try write()
    #expect((overlay.translatedCount, overlay.count) == (1, 2))
    let root = try #require(try roots(overlay).first)
    #expect(root.name == folder.file("Sources/A.swift").path)
    #expect(
      try String(contentsOfFile: root.contents, encoding: .utf8)
        == "import UIKit\n      class A {}\n")
    #expect(try folder.bytes("Sources/A.swift") == before)
    let text = try String(contentsOf: overlay.file, encoding: .utf8)
    #expect(text.contains("\"use-external-names\" : \"false\""))
  }

  @Test("writes nothing if nothing changed")
  func unchanged() throws {
    let first = try write()
    let file = try #require(try roots(first).first).contents
    let states = [first.file.path, file].map { FileState(URL(fileURLWithPath: $0)) }
    let second = try write()
    #expect(second.file == first.file)
    #expect([second.file.path, file].map { FileState(URL(fileURLWithPath: $0)) } == states)
  }

  @Test("keeps its name if a source changes, since the compiler notices that itself")
  func edit() throws {
    let first = try write()
    try folder.write("@objc class B { }\n", to: "Sources/B.swift")
    let second = try write()
    #expect(second.file == first.file)
    #expect(try roots(second).count == 2)
  }

  @Test("gets another name if the translation of an unchanged source changes")
  func rules() throws {
    let first = try write()
    let second = try write(without: .attributes)
    #expect(second.file != first.file)
    #expect(try roots(second).isEmpty)
    #expect(try write(without: .attributes).file == second.file)
  }

  @Test("gets another name if another file makes a call optional")
  func facts() throws {
    try folder.write("func f(d: D) { d.g?() }\n", to: "Sources/E.swift")
    let first = try write()
    #expect(try roots(first).count == 1)
    try folder.write("@objc protocol D { optional func g() }\n", to: "Sources/F.swift")
    let second = try write()
    #expect(second.file != first.file)
    #expect(try roots(second).count == 3)
  }

  @Test("names refused constructs by the path from the working folder")
  func refusals() throws {
    try folder.write("let a = #selector(b)\n", to: "Sources/G.swift")
    let overlay = try write()
    #expect(overlay.refusals.flatMap(\.diagnostics).map(\.span?.file) == ["Sources/G.swift"])
  }
}

#if os(Linux)
  /// A build with a script in place of the compiler.
  @Suite("The preparation of a Swift build")
  struct SwiftPreparationTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("let package = Package(name: \"strut\")", to: "strut/Package.swift")
      try folder.write("// UIKit", to: "strut/Sources/UIKit/View.swift")
      try folder.write("", to: "strut/.build/strut")
      try folder.write("@objc class A {}\n", to: "app/Sources/A.swift")
      try folder.write("", to: "app/Package.swift")
      try writeCompiler(version: "6.3.1")
    }

    private func writeCompiler(version: String) throws {
      let script = """
        #!/bin/sh
        echo "$@" >> "\(folder.path)/calls"
        case "$1" in
          --version) echo "Swift version \(version) (test)" ;;
          package) echo '{"identity":"app","name":"app","url":"","version":"unspecified",'
            echo '"path":"\(folder.path)/app","dependencies":[]}' ;;
          build)
            while [ "$1" != --scratch-path ]; do shift; done
            mkdir -p "$2/release/Modules"
            cp "\(folder.path)/strut/Sources/UIKit/View.swift" "$2/release/Modules/UIKit.swiftmodule"
            echo library > "$2/release/libStrutUIKitShared.so"
            echo '    args: ["swiftc","-module-name","UIKit","-I/c"]' > "$2/release.yaml" ;;
        esac

        """
      try folder.install(script: script, as: "bin/swift")
    }

    private func prepare(
      _ arguments: [String] = [], rules: PackageRules = PackageRules()
    ) throws -> SwiftPreparation {
      try prepareSwift(
        SwiftOptions(
          action: "test", arguments: arguments, rules: rules,
          in: WorkingFolder(path: folder.file("app").path),
          environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"],
          program: folder.file("strut/.build/strut").path, jobs: 1))
    }

    private var buildCount: Int {
      get throws {
        String(decoding: try folder.bytes("calls"), as: UTF8.self).split(separator: "\n")
          .count { $0.hasPrefix("build") }
      }
    }

    @Test("calls swift with the toolset, and the user's arguments last")
    func call() throws {
      let call = try prepare(["--filter", "A"]).call
      let scratch = folder.file("app/.build/strut").path
      #expect(call.program.path == folder.file("bin/swift").path)
      #expect(
        call.arguments == [
          "test", "--toolset", "\(scratch)/translation/toolset.json", "--scratch-path", scratch,
          "--filter", "A",
        ])
      let toolset = String(
        decoding: try folder.bytes("app/.build/strut/translation/toolset.json"), as: UTF8.self)
      #expect(toolset.contains("\"-vfsoverlay\""))
      #expect(toolset.contains("\"-I/c\""))
      #expect(toolset.contains("\"-lStrutUIKitShared\""))
    }

    @Test("leaves out rules by package, and refuses packages that the build does not have")
    func exclusions() throws {
      let span = SourceSpan(file: ".strut/config.yaml", line: 3, column: 5)
      let exclusion = SwiftExclusion(package: "App", at: span, rules: [.attributes])
      let prepared = try prepare(rules: PackageRules(exclusions: [exclusion]))
      #expect(prepared.summary.contains("Translated 0 of 1 Swift file."))
      let other = SwiftExclusion(package: "ap", at: span, rules: [.attributes])
      let error = #expect(throws: UnknownPackages.self) {
        try prepare(rules: PackageRules(exclusions: [other]))
      }
      #expect(error?.diagnostics.map(\.span) == [span])
      #expect(error?.diagnostics.map(\.message.text) == ["the build has no package `ap`"])
      #expect(error?.diagnostics.map(\.help) == ["did you mean `app`?"])
    }

    @Test("warns of targets with the name of a module of Strut, and goes on")
    func moduleNames() throws {
      try folder.write("", to: "strut/Sources/Core_Views/A.swift")
      try folder.write(
        "let package = Package(\n  targets: [.target(name: \"Core-Views\"), .target(name: \"App\")])\n",
        to: "app/Package.swift")
      let diagnostics = try prepare().diagnostics
      #expect(
        diagnostics.map(\.message.text) == [
          "the target `Core-Views` has the name of a module of Strut"
        ])
      #expect(diagnostics.map(\.severity) == [.warning])
      #expect(
        diagnostics.map(\.span) == [
          SourceSpan(file: "Package.swift", line: 2, column: 27, length: 12)
        ])
    }

    @Test("passes the toolset's arguments one by one to Swift 6.0, which knows no toolsets")
    func callWithoutToolset() throws {
      try writeCompiler(version: "6.0.3")
      let arguments = try prepare(["--filter", "A"]).call.arguments
      let library = try #require(arguments.first { $0.hasPrefix("-L") }).dropFirst(2)
      let scratch = folder.file("app/.build/strut").path
      #expect(
        arguments == [
          "test", "-Xswiftc", "-I\(library)/Modules", "-Xswiftc", "-I/c",
          "-Xswiftc", "-vfsoverlay", "-Xswiftc", "\(scratch)/translation/overlay-1.yaml",
          "-Xlinker", "-L\(library)", "-Xlinker", "-lStrutUIKitShared",
          "-Xlinker", "-rpath", "-Xlinker", String(library),
          "--scratch-path", scratch, "--filter", "A",
        ])
    }

    @Test("compiles UIKit once, and again with another path if its sources change")
    func once() throws {
      let toolset = "app/.build/strut/translation/toolset.json"
      _ = try prepare()
      let first = try folder.bytes(toolset)
      _ = try prepare()
      #expect(try buildCount == 1)
      #expect(try folder.bytes(toolset) == first)
      try folder.write("// UIKit, changed", to: "strut/Sources/UIKit/View.swift")
      _ = try prepare()
      #expect(try buildCount == 2)
      #expect(try folder.bytes(toolset) != first)
    }

    @Test("refuses other versions of Swift by their number", arguments: ["5.10", "6.4", "7.0"])
    func versions(version: String) throws {
      try writeCompiler(version: version)
      #expect(throws: SwiftError.unsupportedToolchain(version: version)) { try prepare() }
    }

    @Test("accepts the supported versions of Swift", arguments: ["6.0.3", "6.1", "6.2.4", "6.3.1"])
    func supported(version: String) throws {
      try writeCompiler(version: version)
      _ = try prepare()
    }
  }
#endif

@Suite("The names of UIKit's module")
struct SwiftNamesTests {
  @Test("are those of the checkout that a program is in, which must be one")
  func checkout() throws {
    let folder = try TemporaryFolder()
    let program = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path + "/bin/strut"
    #expect(throws: SwiftError.noCheckout(program: program)) { try SwiftNames(program: program) }
    #expect(try SwiftNames().types.contains("UIView"))
  }
}
