import Cells
import Diagnostics

/// The reason why pictures cannot be published.
///
/// Each remote is named as the user wrote it, without credentials.
enum PublishError: Error, Hashable, Sendable {
  case noRemote(String, known: [String])
  case badBranch(String)
  /// The remote cannot be read.
  case unreachable(String, String)
  /// The branch has a file that Strut did not write, or not the text about the branch.
  case foreignBranch(String, branch: String, file: String?)
  /// The remote did not take the commit.
  case refused(String, branch: String, String)
  case overtaken(String, branch: String, times: Int)
}

extension PublishError: EnvironmentError {
  package var diagnostic: Diagnostic {
    switch self {
    case .noRemote(let name, let known):
      Diagnostic(
        Message(rule: "noRemote", text: "the repository has no remote `\(name)`"),
        notes: known.isEmpty
          ? [] : [Note("its remotes are \(known.map { "`\($0)`" }.joined(separator: ", "))")],
        help: "name a remote or its address with `--remote`")
    case .badBranch(let name):
      Diagnostic(
        Message(rule: "badBranch", text: "`\(name)` is no name of a branch"),
        help: "name a branch such as `\(Self.branch(like: name))` with `--branch`")
    case .unreachable(let remote, let complaint):
      Diagnostic(
        Message(rule: "unreachableRemote", text: "git cannot read `\(remote)`"),
        notes: Self.notes(of: complaint), help: "check the address and the credentials")
    case .foreignBranch(let remote, let branch, let file):
      Diagnostic(
        Message(
          rule: "foreignBranch",
          text: "the branch `\(branch)` of `\(remote)` is not one of published pictures"),
        notes: [Note(file.map { "it has `\($0)`" } ?? "it has no `README.md` of Strut")],
        help: "name another branch with `--branch`, because Strut replaces the whole branch")
    case .refused(let remote, let branch, let complaint):
      Diagnostic(
        Message(
          rule: "refusedPush", text: "`\(remote)` did not take the branch `\(branch)`"),
        notes: Self.notes(of: complaint),
        help: "the job needs the right to push and to replace this branch; on GitHub, that is "
          + "`contents: write`")
    case .overtaken(let remote, let branch, let times):
      Diagnostic(
        Message(
          rule: "overtaken",
          text: "other jobs changed the branch `\(branch)` of `\(remote)` first, \(times) times"),
        help: "run `strut publish` again")
    }
  }

  /// The branch of a full reference; otherwise the default.
  private static func branch(like name: String) -> String {
    let prefix = "refs/heads/"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : ""
    return short.isEmpty || short.hasPrefix(prefix) ? "strut-pictures" : short
  }

  private static func notes(of complaint: String) -> [Note] {
    complaint.split(whereSeparator: \.isNewline).map { Note(String($0)) }
  }
}
