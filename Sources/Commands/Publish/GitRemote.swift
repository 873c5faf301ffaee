import Cells
import Foundation

/// A repository to which git pushes.
struct GitRemote {
  /// The address or the path, with its credentials.
  let url: String
  /// The name or the address for messages, without credentials.
  let shown: String
  /// The object format of the repository around the project; `sha1` without one.
  let objectFormat: String
  /// The configuration of the repository around the project that git needs to connect: keys and
  /// values.
  private let configuration: [(key: String, value: String)]

  /// The keys that say how git connects.
  private static let connectionKeys =
    "^(http|credential|ssh)\\.|^core\\.(sshcommand|askpass|gitproxy)$"

  /// Finds a remote.
  ///
  /// - Parameters:
  ///   - name: the name of a remote of the repository around the folder, or an address, or a path
  ///     with a slash.
  ///   - folder: the folder of the project.
  ///   - environment: the environment of the process.
  /// - Throws: `PublishError` for an unknown name, or the error of git.
  init(_ name: String, in folder: WorkingFolder, environment: [String: String]) throws {
    if name.contains("/") || name.contains(":") {
      let isAddress = name.contains(":") || name.hasPrefix("/")
      url = isAddress ? name : folder.place(name).standardizedFileURL.path
      shown = Self.withoutCredentials(name)
      (objectFormat, configuration) = ("sha1", [])
      return
    }
    let git = try Git(in: folder.url, environment: environment)
    let found = try git.run(["remote", "get-url", "--push", "--end-of-options", name])
    let address = found.text
    guard found.status == 0, !address.isEmpty else {
      let names = try git.run(["remote"]).text
      throw PublishError.noRemote(name, known: names.split(separator: "\n").map(String.init))
    }
    let root = try git.run(["rev-parse", "--show-toplevel"]).text
    let isPath = !address.contains(":") && !address.hasPrefix("/")
    url = isPath ? URL(fileURLWithPath: "\(root)/\(address)").standardizedFileURL.path : address
    shown = name
    let format = try git.run(["rev-parse", "--show-object-format"])
    objectFormat = format.status == 0 ? format.text : "sha1"
    // The configuration of the user and of the system holds in every repository.
    let listed = try git.run([
      "config", "--null", "--show-scope", "--get-regexp", Self.connectionKeys,
    ])
    let words = listed.standard.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    configuration = stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
      guard ["local", "worktree"].contains(words[index]) else { return nil }
      let parts = words[index + 1].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "true")
    }
  }

  /// The environment for git in another repository, with the configuration for the connection.
  ///
  /// The configuration is in variables, because other users can see the arguments of a process.
  ///
  /// - Parameter environment: the environment of the process.
  /// - Returns: the environment, without the variables that name a repository.
  func environment(_ environment: [String: String]) -> [String: String] {
    let ofRepository = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX", "GIT_CEILING_DIRECTORIES",
      "GIT_QUARANTINE_PATH",
    ]
    var result = environment.filter { !ofRepository.contains($0.key) }
    let count = Int(result["GIT_CONFIG_COUNT"] ?? "") ?? 0
    let own = (0..<max(0, count)).map { index in
      (
        key: result["GIT_CONFIG_KEY_\(index)"] ?? "",
        value: result["GIT_CONFIG_VALUE_\(index)"] ?? ""
      )
    }
    for (index, entry) in (configuration + own).enumerated() {
      result["GIT_CONFIG_KEY_\(index)"] = entry.key
      result["GIT_CONFIG_VALUE_\(index)"] = entry.value
    }
    result["GIT_CONFIG_COUNT"] = "\(configuration.count + own.count)"
    for role in ["AUTHOR", "COMMITTER"] {
      result["GIT_\(role)_NAME"] = "Strut"
      result["GIT_\(role)_EMAIL"] = "strut@localhost"
    }
    return result
  }

  /// A message of git without the credentials in the address.
  func hiding(_ message: String) -> String {
    message.replacing(url, with: Self.withoutCredentials(url))
  }

  /// The address without the name and the password before the host.
  private static func withoutCredentials(_ address: String) -> String {
    guard let scheme = address.range(of: "://") else { return address }
    let rest = address[scheme.upperBound...]
    let host = rest.prefix { $0 != "/" }
    guard let at = host.lastIndex(of: "@") else { return address }
    return String(address[..<scheme.upperBound]) + rest[rest.index(after: at)...]
  }
}
