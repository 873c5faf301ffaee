/// Why the fonts that every picture needs cannot be used.
package enum FontError: Error, Hashable, Sendable {
  /// A font is in none of the folders; the package is the one to install on this system.
  case missing(font: String, package: String, folders: [String])
  /// The file is not the font that its name promises, or is cut off.
  case damaged(path: String)
  /// The file cannot be read; the number is the system's `errno`.
  case unreadable(path: String, code: Int32)
}
