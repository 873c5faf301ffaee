import Diagnostics
import Foundation
import Snapshots

/// The compiled module `UIKit`, for one compiler and one state of Strut's sources.
///
/// SwiftPM does not notice that a module outside of a package changes. So each state has a folder
/// of its own, whose path is in the arguments of the compiler.
struct UIKitBuild: Hashable, Sendable {
  /// The folder with `Modules` and the library.
  let folder: URL
  /// The compiler's arguments for the C modules behind `UIKit`.
  let cModuleArguments: [String]

  static let product = "StrutUIKitShared"

  var compilerArguments: [String] {
    ["-I\(folder.appendingPathComponent("Modules").path)"] + cModuleArguments
  }

  var linkerArguments: [String] {
    ["-L\(folder.path)", "-l\(Self.product)", "-rpath", folder.path]
  }
}

extension UIKitBuild {
  /// Builds the module if its sources changed.
  ///
  /// A program that SwiftPM built in release mode has its modules beside it. The module is built
  /// there, so that only `UIKit` is compiled. For another compiler or another program, everything
  /// is compiled in a folder for that compiler.
  ///
  /// - Parameters:
  ///   - checkout: Strut's sources.
  ///   - program: the path of this program.
  ///   - toolchain: the compiler.
  ///   - environment: the environment of the process.
  ///   - begin: called before a build, which takes some minutes if everything is compiled.
  /// - Returns: the build, which may be an earlier one.
  /// - Throws: `SwiftError`, or the error of a file.
  static func prepare(
    _ checkout: StrutCheckout, program: String, _ toolchain: SwiftToolchain,
    environment: [String: String], begin: () -> Void
  ) throws -> UIKitBuild {
    let base = checkout.folder.appendingPathComponent(".build/uikit/\(key(of: toolchain))")
    let place = BuildPlace(of: program, toolchain) ?? BuildPlace(in: base)
    let record = place.scratch.appendingPathComponent("strut-uikit.json")
    let sources = FileTree.stateHash(of: Self.sources(of: checkout))
    let known = try AtomicFile.read(record).flatMap {
      try? JSONDecoder().decode(Record.self, from: Data($0))
    }
    // A build of all products, such as that of the tests, has no record and is complete.
    let isBuilt =
      FileState(place.library(libraryName)) != nil
      && (known == nil ? place.holdsProgram : known?.sources == sources)
    if !isBuilt {
      begin()
      try compile(checkout, toolchain, scratch: place.scratch, environment: environment)
      try AtomicFile.write(
        Array(JSONEncoder().encode(Record(sources: sources))), to: record, durability: .cached)
    }
    let products = try products(in: place)
    let folder = FileTree.stateHash(of: products)
    try install(products, to: base.appendingPathComponent(folder))
    removeOldBuilds(in: base, except: folder)
    return UIKitBuild(
      folder: base.appendingPathComponent(folder),
      cModuleArguments: try cModuleArguments(
        in: place.scratch.appendingPathComponent("release.yaml"), scratch: place.scratch))
  }

  /// The folder of a build in release mode.
  private struct BuildPlace {
    /// SwiftPM's scratch folder.
    let scratch: URL
    /// The folder with the library and the modules.
    let products: URL
    /// Whether the running program was built here.
    let holdsProgram: Bool

    /// The build that a program is part of, if this compiler made it in release mode.
    init?(of program: String, _ toolchain: SwiftToolchain) {
      let file = URL(fileURLWithPath: program).resolvingSymlinksInPath()
      products = file.deletingLastPathComponent()
      scratch = products.deletingLastPathComponent().deletingLastPathComponent()
      holdsProgram = true
      guard products.lastPathComponent == "release",
        let module = try? Data(
          contentsOf: products.appendingPathComponent("Modules/Commands.swiftmodule"),
          options: .alwaysMapped),
        let version = toolchain.description.split(separator: "\n").first,
        module.range(of: Data(version.utf8)) != nil
      else { return nil }
    }

    /// A build in a folder of its own.
    init(in base: URL) {
      scratch = base.appendingPathComponent("build")
      products = scratch.appendingPathComponent("release")
      holdsProgram = false
    }

    func library(_ name: String) -> URL {
      products.resolvingSymlinksInPath().appendingPathComponent(name)
    }
  }

  private struct Record: Codable {
    let sources: String
  }

  private static var libraryName: String { "lib\(product).so" }

  private static func key(of toolchain: SwiftToolchain) -> String {
    var hasher = ContentHasher()
    hasher.add(toolchain.description)
    return "\(toolchain.version)-\(hasher.hash.prefix(8))"
  }

  private static func sources(of checkout: StrutCheckout) -> [URL] {
    FileTree.files(in: checkout.folder.appendingPathComponent("Sources")) { _ in true }
      + [checkout.folder.appendingPathComponent("Package.swift")]
  }

  private static func compile(
    _ checkout: StrutCheckout, _ toolchain: SwiftToolchain, scratch: URL,
    environment: [String: String]
  ) throws(SwiftError) {
    let call = ProgramCall(
      toolchain.program,
      [
        "build", "-c", "release", "-debug-info-format", "none", "--product", product,
        "--package-path", checkout.folder.path, "--scratch-path", scratch.path,
      ], in: checkout.folder, environment: environment)
    guard let output = call.output() else { throw .noToolchain }
    guard output.status == 0 else {
      throw .uiKitFailed(
        checkout: checkout.folder.path,
        output: output.complaint + "\n" + String(decoding: output.standard, as: UTF8.self))
    }
  }

  /// The library and the files of all modules.
  private static func products(in place: BuildPlace) throws(SwiftError) -> [URL] {
    let library = place.library(libraryName)
    guard FileState(library) != nil else { throw .uiKitIncomplete(path: library.path) }
    let modules = FileTree.files(
      in: library.deletingLastPathComponent().appendingPathComponent("Modules")
    ) {
      $0.hasSuffix(".swiftmodule") || $0.hasSuffix(".swiftdoc")
    }
    guard modules.contains(where: { $0.lastPathComponent == "UIKit.swiftmodule" }) else {
      throw .uiKitIncomplete(path: "Modules/UIKit.swiftmodule")
    }
    return [library] + modules
  }

  /// Copies the products into a new folder, which appears at once.
  private static func install(_ products: [URL], to folder: URL) throws {
    guard !Folder.exists(folder) else { return }
    let partial = folder.deletingLastPathComponent()
      .appendingPathComponent("partial-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: partial)
    try Folder.make(partial.appendingPathComponent("Modules"))
    for product in products {
      let isLibrary = product.lastPathComponent == libraryName
      let target = isLibrary ? partial : partial.appendingPathComponent("Modules")
      try FileManager.default.copyItem(
        at: product, to: target.appendingPathComponent(product.lastPathComponent))
    }
    do {
      try FileManager.default.moveItem(at: partial, to: folder)
    } catch {
      // Another process was faster.
      try? FileManager.default.removeItem(at: partial)
      if !Folder.exists(folder) { throw error }
    }
  }

  /// Keeps the newest three builds, since programs that use an older one may still run.
  private static func removeOldBuilds(in base: URL, except current: String) {
    let builds = ((try? Folder.names(in: base)) ?? [])
      .filter { $0.count == 16 && $0.allSatisfy(\.isHexDigit) && $0 != current }
      .map { base.appendingPathComponent($0) }
      .sorted { (FileState($0)?.modified ?? 0) > (FileState($1)?.modified ?? 0) }
    for build in builds.dropFirst(2) { try? FileManager.default.removeItem(at: build) }
  }

  /// The arguments with which SwiftPM compiled `UIKit`, as far as they name C modules.
  ///
  /// - Parameters:
  ///   - description: SwiftPM's description of the build, which has a list of arguments in JSON for
  ///     each module.
  ///   - scratch: the folder of the build.
  /// - Returns: the arguments, in their order.
  /// - Throws: `SwiftError.uiKitIncomplete` if the description has no such list.
  static func cModuleArguments(in description: URL, scratch: URL) throws -> [String] {
    let text = try String(contentsOf: description, encoding: .utf8)
    let marker = "\"-module-name\",\"UIKit\","
    guard
      let line = text.split(separator: "\n").first(where: { $0.contains(marker) }),
      let start = line.firstIndex(of: "["),
      let words = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8))
    else { throw SwiftError.uiKitIncomplete(path: description.path) }
    return cModuleArguments(among: words, scratch: scratch.path)
  }

  static func cModuleArguments(among words: [String], scratch: String) -> [String] {
    var arguments: [String] = []
    var index = 0
    func word(_ offset: Int) -> String {
      index + offset < words.count ? words[index + offset] : ""
    }
    while index < words.count {
      if word(0) == "-Xcc", word(1).hasPrefix("-fmodule-map-file=") || word(1).hasPrefix("-D") {
        arguments += words[index...index + 1]
        index += 2
      } else if word(0) == "-Xcc", word(1) == "-I", word(2) == "-Xcc" {
        arguments += words[index..<min(index + 4, words.count)]
        index += 4
      } else if word(0).hasPrefix("-I/"), !word(0).hasPrefix("-I\(scratch)") {
        arguments.append(word(0))
        index += 1
      } else {
        index += 1
      }
    }
    return arguments
  }
}
