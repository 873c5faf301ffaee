#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The system's refusals that a user can do something about.
enum SystemFailure: Hashable, Sendable {
  case notThere
  case notAllowed
  case readOnly
  case diskFull
  case folderInTheWay
  case noFolder
  case nameTooLong
  case tooManyFiles
  case fileTooLarge
  case other(Int32)

  /// Whether it keeps every file out of a folder alike, so that the folder is to blame.
  var isOfFolder: Bool {
    switch self {
    case .notAllowed, .readOnly, .diskFull: true
    case .notThere, .folderInTheWay, .noFolder, .nameTooLong, .tooManyFiles, .fileTooLarge, .other:
      false
    }
  }

  init(code: Int32) {
    switch code {
    case ENOENT: self = .notThere
    case EACCES, EPERM: self = .notAllowed
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .diskFull
    case EISDIR, ENOTEMPTY: self = .folderInTheWay
    case ENOTDIR: self = .noFolder
    case ENAMETOOLONG: self = .nameTooLong
    case EMFILE, ENFILE: self = .tooManyFiles
    case EFBIG: self = .fileTooLarge
    default: self = .other(code)
    }
  }
}
