package import Diagnostics
import Snapshots

/// An error of git.
package enum GitError: Error, Hashable, Sendable {
  /// The `git` program is missing.
  case noGit
  case noRepository(path: String, String)
  /// A folder that looks like a repository without a working tree.
  case embeddedRepository(path: String)
  /// The revision, and whether the clone has only the newest commits.
  case unknownRevision(String, isShallow: Bool)
  /// A name that a branch and a tag have, and the full names.
  case ambiguousRevision(String, [String])
  /// A revision with a path that leaves its folder.
  case unsafePath(String, revision: String)
  /// Two paths that differ only in how their letters are encoded.
  case equalNames(String, String, revision: String)
  /// A commit with too many or too large files.
  case tooLarge(String)
  /// The failed command and the message of git.
  case failed(String, String)
}

extension GitError {
  /// Whether the arguments cause the error, and not the environment.
  package var isInput: Bool {
    switch self {
    case .unknownRevision, .ambiguousRevision: true
    case .noGit, .noRepository, .embeddedRepository, .unsafePath, .equalNames, .tooLarge, .failed:
      false
    }
  }

  package var diagnostic: Diagnostic {
    switch self {
    case .noGit:
      Diagnostic(
        Message(rule: "noGit", text: "there is no `git`"),
        help: "install git, or put it on the path")
    case .noRepository(let path, let complaint):
      Diagnostic(
        Message(rule: "noRepository", text: "`\(path)` is in no git repository"),
        notes: complaint.isEmpty ? [] : [Note(complaint)],
        help: "run Strut in a working tree")
    case .embeddedRepository(let path):
      Diagnostic(
        Message(rule: "embeddedRepository", text: "`\(path)` looks like a bare git repository"),
        notes: [Note("it has `HEAD`, `objects` and `refs`, so git would follow its settings")],
        help: "remove these files, or run Strut in a working tree")
    case .unknownRevision(let revision, let isShallow):
      Diagnostic(
        Message(
          rule: "unknownRevision", text: "`\(revision)` is no commit of this repository"),
        notes: isShallow ? [Note("the clone is shallow: it has only the newest commits")] : [],
        help: isShallow
          ? "`git fetch --unshallow` brings the older commits; for `actions/checkout`, write "
            + "`fetch-depth: 0`"
          : "name a branch, a tag or a commit; `git fetch` brings those of others")
    case .ambiguousRevision(let name, let references):
      Diagnostic(
        Message(rule: "ambiguousRevision", text: "`\(name)` is ambiguous"),
        notes: references.map { Note("it may be `\($0)`") },
        help: "write the full name")
    case .unsafePath(let path, let revision):
      Diagnostic(
        Message(rule: "unsafePath", text: "`\(revision)` has a path that leaves its folder"),
        notes: [Note("the path is `\(path)`")],
        help: "do not check this revision out; `git fsck` reports such trees")
    case .equalNames(let one, let other, let revision):
      Diagnostic(
        .equalNames(one, other), notes: [Note("the commit is `\(revision)`")],
        help: EqualNames.help)
    case .tooLarge(let commit):
      Diagnostic(
        Message(
          rule: "commitTooLarge",
          text: "the files of the commit `\(commit)` are more than \(Git.greatestCount) or have "
            + "more than \(Git.greatestSize >> 30) GiB"),
        help: "name the specs to compare")
    case .failed(let command, let complaint):
      Diagnostic(
        Message(rule: "gitFailed", text: "`\(command)` failed"),
        notes: complaint.isEmpty ? [] : [Note(complaint)])
    }
  }
}
