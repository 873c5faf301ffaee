package import Bitmaps
import Graphics

/// The font files for all rendered images, found once and shared by all threads.
///
/// Strut never uses the system's fonts or font settings, so no other font appears in an image. A
/// replacement character is drawn for characters that no font has.
package struct FontLibrary: Sendable {
  let cache: FontCache
  /// The characters of Inter.
  ///
  /// All other characters come from Noto.
  let interCharacters: CharacterMap
  private let folders: FontFolders
  private let files: [FontRole: FontFile]

  /// Finds every font, so that errors about missing fonts do not depend on the spec.
  ///
  /// Only fonts of single scripts and designs are optional.
  package init(folders: FontFolders = .standard(), cache: FontCache) throws(FontError) {
    self.cache = cache
    self.folders = folders
    var files: [FontRole: FontFile] = [:]
    for role in FontRole.all { files[role] = try FontFile(role.request, in: folders) }
    for role in FontRole.optional {
      do {
        files[role] = try FontFile(role.request, in: folders)
      } catch {
        // Few specs need optional fonts; Strut warns about a text that needs a missing one.
        guard case .missing = error else { throw error }
      }
    }
    self.files = files
    let regular = try FontFile(FontRole.text(.regular, isItalic: false).request, in: folders)
    guard let font = SFNT(try regular.read(), index: regular.index), let cmap = font["cmap"],
      let map = CharacterMap(cmap)
    else { throw .damaged(path: regular.path) }
    interCharacters = map
  }

  /// The identity of a library.
  ///
  /// Equal identities have the same fonts in the same files, including derived fonts.
  struct Identity: Hashable {
    private let cacheFolder: String
    private let files: [FontRole: FontFile]

    fileprivate init(_ library: FontLibrary) {
      cacheFolder = library.cache.directory
      files = library.files
    }
  }

  var identity: Identity { Identity(self) }

  /// The font families with a hash of their files' tables, in a fixed order; part of every
  /// reference.
  package var fingerprint: [(name: String, hash: PixelHash)] {
    FontRole.families.map { family in
      let roles = FontRole.all.filter { $0.family == family }
      return (
        family, PixelHash(roles.flatMap { Array((files[$0]?.fingerprint.description ?? "").utf8) })
      )
    }
  }

  /// The paths of all files, each once, in the order of the files' names.
  package var paths: [String] {
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    return Set(files.values.map(\.path)).sorted { (name($0), $0) < (name($1), $1) }
  }

  /// The hash of each role's file, in a fixed order; nil for a file that is not installed.
  package var fileHashes: [PixelHash?] {
    (FontRole.all + FontRole.optional).map { files[$0]?.fingerprint }
  }

  /// Returns the hash of a script's font files, or nil if one is not installed.
  func fingerprint(of script: Script) -> PixelHash? { fingerprint(ofFamily: script.family) }

  /// Returns the hash of an optional family's files, or nil if one is not installed.
  func fingerprint(ofFamily family: String) -> PixelHash? {
    let found = FontRole.optional.filter { $0.family == family }.map {
      files[$0]?.fingerprint
    }
    let hashes = found.compactMap(\.self)
    guard hashes.count == found.count else { return nil }
    return PixelHash(hashes.flatMap { Array($0.description.utf8) })
  }

  func file(_ role: FontRole) throws(FontError) -> FontFile {
    guard let file = files[role] else {
      throw .missing(
        font: role.request.postScriptName, package: role.request.package, folders: folders.paths)
    }
    return file
  }
}

/// The use of a font file.
enum FontRole: Hashable, Sendable {
  /// Inter's design for text sizes.
  case text(FontWeight, isItalic: Bool)
  /// Inter's design for titles.
  case display(FontWeight, isItalic: Bool)
  case cjk(CJKRegion, isBold: Bool)
  case emoji
  /// Noto Sans for one script.
  case script(Script, isBold: Bool)
  case serif(isBold: Bool, isItalic: Bool)
  case monospaced(isBold: Bool)

  static let families = ["Inter", "Inter Display", "Noto Sans CJK", "Noto Color Emoji"]

  static let all: [FontRole] =
    FontWeight.allCases.flatMap { weight in
      [false, true].flatMap { [text(weight, isItalic: $0), display(weight, isItalic: $0)] }
    } + CJKRegion.allCases.flatMap { region in [false, true].map { cjk(region, isBold: $0) } }
    + [emoji]

  /// The roles whose files may be missing.
  static let optional: [FontRole] =
    Script.allCases.flatMap { script in
      [false, true].map { FontRole.script(script, isBold: $0) }
    }
    + [false, true].flatMap { isBold in
      [false, true].map { serif(isBold: isBold, isItalic: $0) } + [monospaced(isBold: isBold)]
    }

  var family: String {
    switch self {
    case .text: Self.families[0]
    case .display: Self.families[1]
    case .cjk: Self.families[2]
    case .emoji: Self.families[3]
    case .script(let script, _): script.family
    case .serif: "Noto Serif"
    case .monospaced: "Noto Sans Mono"
    }
  }

  var request: FontFile.Request {
    switch self {
    case .text(let weight, let isItalic):
      Self.inter("Inter-" + SystemFace.styleName(weight, isItalic: isItalic))
    case .display(let weight, let isItalic):
      Self.inter("InterDisplay-" + SystemFace.styleName(weight, isItalic: isItalic))
    case .cjk(let region, let isBold):
      FontFile.Request(
        postScriptName: "NotoSansCJK\(region.rawValue)-\(isBold ? "Bold" : "Regular")", file: nil,
        collections: ["NotoSansCJK-\(isBold ? "Bold" : "Regular").ttc", "NotoSansCJK.ttc"],
        package: FontFolders.packages.cjk)
    case .emoji:
      FontFile.Request(
        postScriptName: "NotoColorEmoji", file: "NotoColorEmoji.ttf", collections: [],
        package: FontFolders.packages.emoji)
    case .script(let script, let isBold):
      Self.noto("NotoSans\(script.rawValue)-\(isBold ? "Bold" : "Regular")", script)
    case .serif(let isBold, let isItalic):
      Self.plain("NotoSerif-\(Self.style(isBold, isItalic))", FontFolders.packages.serif)
    case .monospaced(let isBold):
      Self.plain("NotoSansMono-\(isBold ? "Bold" : "Regular")", FontFolders.packages.monospaced)
    }
  }

  private static func style(_ isBold: Bool, _ isItalic: Bool) -> String {
    if isBold { return isItalic ? "BoldItalic" : "Bold" }
    return isItalic ? "Italic" : "Regular"
  }

  private static func noto(_ name: String, _ script: Script) -> FontFile.Request {
    FontFile.Request(
      postScriptName: name, file: "\(name).ttf", collections: [],
      package: FontFolders.packages.script(script.rawValue))
  }

  private static func plain(_ name: String, _ package: String) -> FontFile.Request {
    FontFile.Request(
      postScriptName: name, file: "\(name).ttf", collections: [], package: package)
  }

  private static func inter(_ name: String) -> FontFile.Request {
    FontFile.Request(
      postScriptName: name, file: "\(name).otf", collections: ["Inter.ttc"],
      package: FontFolders.packages.inter)
  }
}

/// The regional forms of ideographs; the raw values are the suffixes of Noto's names.
enum CJKRegion: String, Hashable, Sendable, CaseIterable {
  case japanese = "jp"
  case korean = "kr"
  case simplifiedChinese = "sc"

  /// The language for shaping; the user's locale is ignored.
  var language: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplifiedChinese: "zh-cn"
    }
  }
}
