import Foundation

/// The packages of a build: the package of a folder and all packages that it depends on.
struct PackageGraph: Hashable, Sendable {
  struct Package: Hashable, Sendable {
    /// SwiftPM's name for the package, such as `snapkit`.
    let identity: String
    let version: String
    let folder: URL
  }

  /// The version that SwiftPM writes for a package without one, such as a checkout of a branch.
  static let unknownVersion = "unspecified"

  /// The package of the folder, then its dependencies.
  let packages: [Package]

  /// Asks SwiftPM, which fetches missing packages.
  init(
    _ toolchain: SwiftToolchain, in folder: URL, scratch: URL, environment: [String: String]
  ) throws(SwiftError) {
    let call = ProgramCall(
      toolchain.program,
      [
        "package", "--package-path", folder.path, "--scratch-path", scratch.path,
        "show-dependencies", "--format", "json",
      ], in: folder, environment: environment)
    guard let output = call.output() else { throw .noToolchain }
    // SwiftPM may write lines about its work before the document.
    guard output.status == 0,
      let start = output.standard.firstIndex(of: UInt8(ascii: "{")),
      let root = try? JSONDecoder().decode(Node.self, from: Data(output.standard[start...]))
    else { throw .packageFailed(folder: folder.path, output: output.complaint) }
    packages = Self.packages(of: root)
  }

  private struct Node: Decodable {
    let identity: String
    let version: String
    let path: String
    let dependencies: [Node]
  }

  private static func packages(of root: Node) -> [Package] {
    var packages: [Package] = []
    var known: Set<String> = []
    var nodes = [root]
    while !nodes.isEmpty {
      let node = nodes.removeFirst()
      guard known.insert(node.path).inserted else { continue }
      packages.append(
        Package(
          identity: node.identity, version: node.version,
          folder: URL(fileURLWithPath: node.path, isDirectory: true)))
      nodes += node.dependencies
    }
    return packages
  }
}

extension PackageGraph.Package {
  /// The paths of the files that SwiftPM compiles, or nil if it cannot tell.
  ///
  /// A package may have more Swift files, such as those of an example app.
  func compiledFiles(
    _ toolchain: SwiftToolchain, scratch: URL, environment: [String: String]
  ) -> Set<String>? {
    let call = ProgramCall(
      toolchain.program,
      [
        "package", "--package-path", folder.path, "--scratch-path", scratch.path, "describe",
        "--type", "json",
      ], in: folder, environment: environment)
    guard let output = call.output(), output.status == 0,
      let start = output.standard.firstIndex(of: UInt8(ascii: "{")),
      let description = try? JSONDecoder().decode(
        Description.self, from: Data(output.standard[start...]))
    else { return nil }
    return Set(
      description.targets.flatMap { target in
        (target.sources ?? []).map { source in
          folder.appendingPathComponent("\(target.path)/\(source)").standardizedFileURL.path
        }
      })
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      let path: String
      let sources: [String]?
    }

    let targets: [Target]
  }

  /// The Swift files of the package, without manifests and without packages inside of it.
  var swiftFiles: [URL] {
    let manager = FileManager.default
    return FileTree.files(
      in: folder,
      enters: { url in
        !["Carthage", "Pods", "Packages"].contains(url.lastPathComponent)
          && !manager.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
      },
      takes: { name in
        name.hasSuffix(".swift") && name != "Package.swift" && !name.hasPrefix("Package@swift")
      })
  }
}
