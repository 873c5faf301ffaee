package import Diagnostics

/// An error of reading revisions.
package enum GitError: Error, Hashable, Sendable {
  /// The `git` program is missing.
  case noGit
  case noRepository(path: String, String)
  case unknownRevision(String)
  /// The message of git.
  case failed(String, String)
}

extension GitError {
  /// Whether the arguments are wrong, as opposed to the environment.
  package var isInput: Bool {
    if case .unknownRevision = self { true } else { false }
  }

  package var diagnostic: Diagnostic {
    switch self {
    case .noGit:
      Diagnostic(
        Message(rule: "noGit", text: "there is no `git`, which `strut compare` asks for revisions"),
        help: "install git, or put it on the path")
    case .noRepository(let path, let complaint):
      Diagnostic(
        Message(rule: "noRepository", text: "`\(path)` is in no git repository"),
        notes: complaint.isEmpty ? [] : [Note(complaint)],
        help: "run `strut compare` in a work tree")
    case .unknownRevision(let revision):
      Diagnostic(
        Message(
          rule: "unknownRevision", text: "`\(revision)` is no commit of this repository"),
        help: "name a branch, a tag or a commit; `git fetch` brings those of others")
    case .failed(let command, let complaint):
      Diagnostic(
        Message(rule: "gitFailed", text: "`\(command)` failed"),
        notes: complaint.isEmpty ? [] : [Note(complaint)])
    }
  }
}
