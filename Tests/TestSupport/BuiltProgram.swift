package import Foundation

/// A program of the package as a process of its own, which can be killed.
package enum BuiltProgram {
  /// Strut's program; nil where the tests were built without it.
  package static let url = program(named: "strut")

  /// A program beside the tests; nil where they were built without it.
  package static func program(named name: String) -> URL? {
    #if canImport(Darwin)
      let candidates = Bundle.allBundles.map(\.bundleURL)
    #else
      // Asking Foundation for bundles crashes in Swift 6.0 if there is no bundle.
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let candidates = [URL(fileURLWithPath: path ?? CommandLine.arguments[0])]
    #endif
    for bundle in candidates {
      for folder in [bundle, bundle.deletingLastPathComponent()] {
        let program = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: program.path)
        {
          return program
        }
      }
    }
    return nil
  }

  package static func process(_ words: [String], in folder: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "XDG_CACHE_HOME": TemporaryFolder.fontCache, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    ]
    process.standardOutput = FileHandle.nullDevice
    return process
  }

  /// Whether an unprivileged namespace with mounts of its own can be had.
  package static let canMount: Bool = {
    guard let process = try? process(["unshare", "-Urm", "true"], in: "/") else { return false }
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
