import Diagnostics

/// The folders of an asset catalogue's sets, by name.
///
/// A group with a namespace is part of the names: `Icons/Heart`.
struct AssetCatalogue {
  /// The kinds of sets that Strut reads.
  enum SetKind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
  }

  private(set) var colors: [String: String] = [:]
  private(set) var images: [String: String] = [:]
  private(set) var symbols: [String: String] = [:]
  private(set) var findings = FileFindings()
  private var visited: Set<String> = []
  private var entryCount = 0

  /// The greatest number of entries in all folders of a catalogue.
  static let greatestCount = 100_000
  /// The greatest number of groups within each other.
  static let greatestDepth = 32

  /// Sets that no view shows.
  private static let ignored: Set<String> = [
    "appiconset", "iconset", "launchimage", "dataset", "brandassets", "imagestack",
    "imagestacklayer", "solidimagestack", "solidimagestacklayer", "complicationset",
    "watchfaceset", "stickerpack", "stickersequence", "sticker", "stickersiconset",
    "cubetextureset", "textureset", "mipmapset", "arresourcegroup", "arreferenceimage",
    "arreferenceimageset", "arobject", "arreferenceobject", "gcdashboardimage",
    "gcleaderboard", "gcleaderboardset", "spriteatlas", "sceneobject",
  ]

  /// Finds the sets of a catalogue.
  ///
  /// - Parameters:
  ///   - path: the catalogue's absolute path, with links resolved.
  ///   - project: the folder that links must not lead out of.
  init(at path: String, in project: ProjectRoot) {
    add(path, namespace: "", depth: 0, project)
    if entryCount > Self.greatestCount {
      findings.add(.hugeCatalogue(project.shown(path), Self.greatestCount, "entries"))
    }
  }

  private mutating func add(
    _ group: String, namespace: String, depth: Int, _ project: ProjectRoot
  ) {
    // A link may lead to a group that contains it.
    guard visited.insert(group).inserted else { return }
    guard depth <= Self.greatestDepth else {
      findings.add(.hugeCatalogue(project.shown(group), Self.greatestDepth, "groups in each other"))
      return
    }
    for entry in project.names(in: group) {
      entryCount += 1
      guard entryCount <= Self.greatestCount else { return }
      let (path, ending) = (group + "/" + entry, entry.fileExtension)
      let name = namespace + entry.withoutExtension
      switch SetKind(rawValue: ending) {
      case .color?: keep(path, as: name, in: &colors)
      case .image?: keep(path, as: name, in: &images)
      case .symbol?: keep(path, as: name, in: &symbols)
      case nil:
        if Self.ignored.contains(ending) { continue }
        switch project.place(atPath: path) {
        case .folder(let folder):
          if ending.hasSuffix("set") {
            findings.addUnknown("a folder `.\(ending)`", in: project.shown(path))
            continue
          }
          let isNamespace = hasNamespace(folder, project)
          add(
            folder, namespace: isNamespace ? namespace + entry + "/" : namespace,
            depth: depth + 1, project)
        case .outside: findings.add(.linkOut(project.shown(path)))
        case .file, .missing, .special: continue
        }
      }
    }
  }

  private func keep(_ path: String, as name: String, in sets: inout [String: String]) {
    if sets[name] == nil { sets[name] = path }
  }

  private mutating func hasNamespace(_ group: String, _ project: ProjectRoot) -> Bool {
    let path = group + "/Contents.json"
    guard let bytes = project.bytes(path, upTo: AssetSetContents.greatestByteCount) else {
      return false
    }
    do throws(ParsingError) {
      let contents = try ParsedValue(json: bytes)
      return findings.flag(
        "provides-namespace", of: contents["properties"], in: project.shown(path))
    } catch {
      findings.add(.notJSON(bytes, project.shown(path), error))
      return false
    }
  }
}
