/// The folders with font files, in search order.
///
/// Strut searches no other folders.
package struct FontFolders: Hashable, Sendable {
  package var paths: [String]

  package init(_ paths: [String]) { self.paths = paths }

  /// Returns the folders in which packages install Inter, Noto Sans CJK and Noto Color Emoji.
  ///
  /// - Parameters:
  ///   - first: a project's own folders, which come before all others.
  ///   - home: the user's home folder, for fonts installed by hand or by Homebrew's casks, or nil.
  /// - Returns: the folders, which need not exist.
  package static func standard(first: [String] = [], home: String? = nil) -> FontFolders {
    let users = home.map { ["\($0)/Library/Fonts", "\($0)/.local/share/fonts"] } ?? []
    return FontFolders(first + system + users)
  }

  private static let system = [
    // Debian and Ubuntu: fonts-inter, fonts-noto-cjk, fonts-noto-color-emoji, fonts-noto-core.
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    // Fedora and Arch.
    "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/inter",
    "/usr/share/fonts/google-noto-sans-cjk-fonts", "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/google-noto-color-emoji-fonts", "/usr/share/fonts/google-noto",
    "/usr/share/fonts/noto",
    // Fonts installed by hand, and macOS.
    "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts",
  ]

  #if os(macOS)
    static let packages = Packages(
      inter: "font-inter", cjk: "font-noto-sans-cjk", emoji: "font-noto-color-emoji",
      serif: "font-noto-serif", monospaced: "font-noto-sans-mono",
      script: { "font-noto-sans-\($0.lowercased())" })
  #else
    static let packages = Packages(
      inter: "fonts-inter", cjk: "fonts-noto-cjk", emoji: "fonts-noto-color-emoji",
      serif: "fonts-noto-core", monospaced: "fonts-noto-mono", script: { _ in "fonts-noto-core" })
  #endif

  /// The names of the font packages in the system's package manager.
  struct Packages: Sendable {
    let inter: String
    let cjk: String
    let emoji: String
    let serif: String
    let monospaced: String
    /// The package of Noto Sans for a script with an English name.
    let script: @Sendable (String) -> String
  }
}
