package import Cells
package import Diagnostics
import Foundation
import Snapshots

/// The options of `prepareSwift`.
package struct SwiftOptions: Sendable {
  /// `build`, `test` or `run`.
  package var action: String
  /// The arguments for `swift` after the action.
  package var arguments: [String]
  package var rules: PackageRules
  package var folder: WorkingFolder
  package var environment: [String: String]
  /// The path of this program, which is in a checkout of Strut.
  package var program: String
  package var jobs: Int

  /// - Parameters:
  ///   - action: `build`, `test` or `run`.
  ///   - arguments: the arguments for `swift` after the action.
  ///   - rules: the rules of the translation.
  ///   - folder: the base of relative paths.
  ///   - environment: the environment of the process.
  ///   - program: the path of this program, or nil for the running one.
  ///   - jobs: the greatest number of threads.
  package init(
    action: String, arguments: [String], rules: PackageRules = PackageRules(),
    in folder: WorkingFolder, environment: [String: String], program: String? = nil,
    jobs: Int
  ) {
    self.action = action
    self.arguments = arguments
    self.rules = rules
    self.folder = folder
    self.environment = environment
    self.program = program ?? StrutCheckout.runningProgram
    self.jobs = jobs
  }
}

/// A build that is ready to start.
package struct SwiftPreparation: Sendable {
  /// The call of `swift` with the toolset.
  package let call: ProgramCall
  /// The constructs that the translator refuses, and targets with names of Strut's modules.
  package let diagnostics: [Diagnostic]
  /// The files of the diagnostics.
  package let sources: [SourceText]
  /// The paths of the overlay and the toolset, in lines that end with a newline.
  package let summary: String
  /// Strut's sources.
  let checkout: StrutCheckout
  let graph: PackageGraph
}

/// Prepares a call of `swift` for a package with code for UIKit.
///
/// It compiles the module `UIKit` if it is not compiled for this compiler, translates the sources
/// and writes the toolset. The files of the package do not change.
///
/// - Parameters:
///   - options: the call and its environment.
///   - report: called with each step that takes long, in words.
/// - Returns: the call that builds the package.
/// - Throws: `SwiftError`, `UnknownPackages`, or the error of a file.
package func prepareSwift(
  _ options: SwiftOptions, report: (String) -> Void = { _ in }
) throws -> SwiftPreparation {
  #if !os(Linux)
    throw SwiftError.notLinux
  #else
    let paths = SwiftArguments(options.arguments, in: options.folder)
    let toolchain = try SwiftToolchain(
      environment: options.environment, in: options.folder.url)
    let checkout = try StrutCheckout(of: options.program)
    let graph = try PackageGraph(
      toolchain, in: paths.package, scratch: paths.scratch, environment: options.environment)
    try options.rules.check(graph.packages)
    let build = try UIKitBuild.prepare(
      checkout, program: options.program, toolchain, environment: options.environment
    ) {
      report(SwiftWording.compiling(version: toolchain.version))
    }
    let folder = paths.scratch.appendingPathComponent("translation")
    let overlay = try SourceOverlay.write(
      graph.packages, rules: options.rules, uiKit: UIKitNames.facts(of: checkout), to: folder,
      workingFolder: options.folder.url, jobs: options.jobs)
    let toolset = Toolset(build, overlay)
    let toolsetFile = folder.appendingPathComponent("toolset.json")
    try toolset.write(to: toolsetFile)
    let refusals = compiled(
      overlay.refusals, toolchain, scratch: folder.appendingPathComponent("descriptions"),
      environment: options.environment)
    let collisions = ModuleNames.collisions(
      of: graph.packages, with: checkout, workingFolder: options.folder.url)
    return SwiftPreparation(
      call: ProgramCall(
        toolchain.program,
        [options.action]
          + (toolchain.takesToolsets ? ["--toolset", toolsetFile.path] : toolset.options)
          + paths.scratchArguments + options.arguments,
        in: options.folder.url, environment: options.environment),
      diagnostics: collisions.diagnostics + refusals.flatMap(\.diagnostics),
      sources: collisions.sources + refusals.map(\.source),
      summary: SwiftWording.summary(overlay, toolset: toolsetFile.path),
      checkout: checkout, graph: graph)
  #endif
}

/// The refused constructs in files that SwiftPM compiles.
private func compiled(
  _ refusals: [RefusedFile], _ toolchain: SwiftToolchain, scratch: URL,
  environment: [String: String]
) -> [RefusedFile] {
  var files: [PackageGraph.Package: Set<String>?] = [:]
  for package in Set(refusals.map(\.package)) {
    files[package] = package.compiledFiles(
      toolchain, scratch: scratch, environment: environment)
  }
  return refusals.filter { refusal in
    guard let compiled = files[refusal.package] ?? nil else { return true }
    return compiled.contains(refusal.url.path)
  }
}

/// The paths in the arguments of `swift`.
struct SwiftArguments: Hashable {
  let package: URL
  let scratch: URL
  /// The arguments that name the folder of the build; empty if the user names one.
  let scratchArguments: [String]

  init(_ arguments: [String], in folder: WorkingFolder) {
    package = Self.value(of: ["--package-path"], in: arguments).map(folder.place) ?? folder.url
    if let path = Self.value(of: ["--scratch-path", "--build-path"], in: arguments) {
      scratch = folder.place(path)
      scratchArguments = []
    } else {
      // A folder of its own, because other arguments compile everything again.
      scratch = package.appendingPathComponent(".build/strut").standardizedFileURL
      scratchArguments = ["--scratch-path", scratch.path]
    }
  }

  private static func value(of options: [String], in arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return nil }
      for option in options {
        if argument == option { return arguments.dropFirst(index + 1).first }
        if argument.hasPrefix("\(option)=") { return String(argument.dropFirst(option.count + 1)) }
      }
    }
    return nil
  }
}

/// SwiftPM's file with arguments for all packages of a build.
struct Toolset: Encodable {
  struct Tool: Encodable {
    let extraCLIOptions: [String]
  }

  let schemaVersion = "1.0"
  let swiftCompiler: Tool
  let linker: Tool

  init(_ build: UIKitBuild, _ overlay: SourceOverlay) {
    swiftCompiler = Tool(
      extraCLIOptions: build.compilerArguments + ["-vfsoverlay", overlay.file.path])
    linker = Tool(extraCLIOptions: build.linkerArguments)
  }

  /// The same arguments as options of `swift build`, `swift test` and `swift run`.
  var options: [String] {
    swiftCompiler.extraCLIOptions.flatMap { ["-Xswiftc", $0] }
      + linker.extraCLIOptions.flatMap { ["-Xlinker", $0] }
  }

  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try AtomicFile.write(Array(try encoder.encode(self)), to: url, durability: .cached)
  }
}
