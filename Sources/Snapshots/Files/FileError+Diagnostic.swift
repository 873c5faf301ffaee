package import Diagnostics

extension FileError {
  /// The environment error, with help if the user can correct it.
  package var diagnostic: Diagnostic {
    let failure = SystemFailure(code: code)
    return Diagnostic(
      .fileRefused(operation, path: path), notes: [Note(failure.text)], help: failure.help)
  }
}

extension Message {
  static func fileRefused(_ operation: FileError.Operation, path: String) -> Message {
    switch operation {
    case .read: Message(rule: "fileUnreadable", text: "`\(path)` cannot be read")
    case .write: Message(rule: "fileUnwritable", text: "`\(path)` cannot be written")
    case .createFolder: Message(rule: "folderNotCreated", text: "`\(path)` cannot be created")
    case .list: Message(rule: "folderUnreadable", text: "the folder `\(path)` cannot be read")
    case .remove: Message(rule: "fileNotRemoved", text: "`\(path)` cannot be removed")
    }
  }
}

extension SystemFailure {
  /// The reason for a note.
  ///
  /// It is the same in every locale.
  var text: String {
    switch self {
    case .notThere: "it is not there"
    case .notAllowed: "its permissions do not allow it"
    case .readOnly: "it is on a read-only file system"
    case .diskFull: "the disk, or the quota on it, is full"
    case .folderInTheWay: "a folder of that name is in the way"
    case .fileInTheWay: "a file of that name is in the way, which Strut did not write"
    case .noFolder: "a part of the path is a file, not a folder"
    case .nameTooLong: "the name is longer than the file system allows"
    case .tooManyFiles: "too many files are open"
    case .fileTooLarge: "it would be larger than a file may be here"
    case .tooLargeToRead: "it is larger than Strut reads such a file"
    case .notRegular: "it is a pipe, a socket or a device, not a file"
    case .noReader: "it is a pipe or a socket that no program reads from"
    case .link: "a link in its path leads out of its folder"
    case .other(let code): "the system's error number is \(code)"
    }
  }

  fileprivate var help: String? {
    switch self {
    case .notAllowed: "check its permissions (`chmod u+rw`)"
    case .readOnly: "work in a folder that can be written"
    case .diskFull: "free some space and run the command again; nothing was half written"
    case .folderInTheWay, .fileInTheWay, .noFolder: "move what is in the way aside"
    case .nameTooLong: "shorten the name of the screen or of a custom device"
    case .tooManyFiles: "raise the limit with `ulimit -n`, or lower `--jobs`"
    case .fileTooLarge: "raise the limit with `ulimit -f`; nothing was half written"
    case .tooLargeToRead: "restore the file, or remove it"
    case .notRegular: "put a file in its place"
    case .noReader: "start its reader first, or name a file"
    case .link: "put a file or a folder in the place of the link"
    case .notThere, .other: nil
    }
  }
}
