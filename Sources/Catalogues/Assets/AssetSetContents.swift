import Diagnostics

/// The file `Contents.json` of a set.
struct AssetSetContents {
  /// The set's folder in messages.
  let shownFolder: String
  /// The set's folder, with links resolved.
  let folder: String
  /// The file before it was read.
  let used: UsedFile
  let value: ParsedValue

  /// The greatest size of the file in bytes.
  static let greatestByteCount = 1 << 20
  /// The greatest number of entries.
  static let greatestEntryCount = 1000

  /// The keys of the file and of its entries.
  private static let keys: Set<String> = ["info", "colors", "images", "symbols", "properties"]
  private static let entryKeys: Set<String> = [
    "appearances", "color", "display-gamut", "filename", "graphics-feature-set", "height-class",
    "idiom", "language-direction", "locale", "memory", "resizing", "scale", "subtype", "unassigned",
    "width-class",
  ]
  private static let propertyKeys: Set<String> = [
    "auto-scaling", "compression-type", "localizable", "on-demand-resource-tags",
    "preserves-vector-representation", "symbol-rendering-intent", "template-rendering-intent",
  ]

  /// Reads the file of a set.
  ///
  /// - Returns: nil for an unreadable file, which is reported.
  init?(ofSet set: String, in project: ProjectRoot, _ findings: inout FileFindings) {
    self.shownFolder = project.shown(set)
    guard case .folder(let folder) = project.place(atPath: set),
      case .file(let path) = project.place(atPath: folder + "/Contents.json"),
      case let used = UsedFile(path),
      let bytes = project.bytes(path, upTo: Self.greatestByteCount)
    else {
      let linked = [set, set + "/Contents.json"].first { project.place(atPath: $0) == .outside }
      findings.add(linked.map { .linkOut(project.shown($0)) } ?? .noContents(shownFolder))
      return nil
    }
    (self.folder, self.used) = (folder, used)
    do throws(ParsingError) {
      value = try ParsedValue(json: bytes)
    } catch {
      findings.add(.notJSON(bytes, self.shownFolder + "/Contents.json", error))
      return nil
    }
    for key in value.keys where !Self.keys.contains(key) {
      findings.addUnknown("the key `\(key)`", in: file)
    }
    for key in properties?.keys ?? [] where !Self.propertyKeys.contains(key) {
      findings.addUnknown("the property `\(key)`", in: file)
    }
  }

  /// The path of the file in messages.
  var file: String { shownFolder + "/Contents.json" }

  var properties: ParsedValue? { value["properties"] }

  /// The entries of a list for phones and tablets with a value, each with its qualities.
  ///
  /// - Parameters:
  ///   - list: the key of the list, such as `images`.
  ///   - value: the key of the value in an entry, such as `filename`.
  ///   - findings: receives the errors and warnings.
  /// - Returns: the entries; the first of several for the same cells.
  func entries(
    of list: String, with value: String, _ findings: inout FileFindings
  ) -> [(qualities: AssetQualities, value: ParsedValue)] {
    let entries = self.value[list]?.list ?? []
    var known: Set<AssetQualities> = []
    if entries.count > Self.greatestEntryCount {
      findings.add(.hugeCatalogue(file, Self.greatestEntryCount, "entries"))
      return []
    }
    return entries.compactMap { entry in
      for key in entry.keys where !Self.entryKeys.contains(key) {
        findings.addUnknown("the key `\(key)` of an entry", in: file)
      }
      guard let qualities = AssetEntry(entry, in: file, &findings)?.qualities,
        entry[value] != nil
      else { return nil }
      guard known.insert(qualities).inserted else {
        findings.addUnknown("a second entry of `\(list)` for the same cells", in: file)
        return nil
      }
      return (qualities, entry)
    }
  }
}
