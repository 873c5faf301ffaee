#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A system error.
///
/// Each error that a user can correct has its own case.
enum SystemFailure: Hashable, Sendable {
  case notThere
  case notAllowed
  case readOnly
  case diskFull
  case folderInTheWay
  case fileInTheWay
  case noFolder
  case nameTooLong
  case tooManyFiles
  case fileTooLarge
  case tooLargeToRead
  case notRegular
  case noReader
  case link
  case other(Int32)

  /// Whether the error affects every file in the folder, so that messages name the folder.
  var isOfFolder: Bool {
    switch self {
    case .notAllowed, .readOnly, .diskFull: true
    case .notThere, .folderInTheWay, .fileInTheWay, .noFolder, .nameTooLong, .tooManyFiles,
      .fileTooLarge, .tooLargeToRead, .notRegular, .noReader, .link, .other:
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
    case EEXIST: self = .fileInTheWay
    case ENOTDIR: self = .noFolder
    case ENAMETOOLONG: self = .nameTooLong
    case EMFILE, ENFILE: self = .tooManyFiles
    case EFBIG: self = .fileTooLarge
    case EOVERFLOW: self = .tooLargeToRead
    case EINVAL: self = .notRegular
    case ENXIO: self = .noReader
    case ELOOP: self = .link
    default: self = .other(code)
    }
  }
}
