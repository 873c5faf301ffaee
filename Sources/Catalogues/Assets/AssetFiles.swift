import Devices
package import Diagnostics
import Geometry
import Graphics
package import ViewKinds

/// The cache of a run's asset catalogues: each folder is listed and each set read once.
package final class AssetFiles {
  let project: ProjectRoot
  private var catalogues: [String: AssetCatalogue] = [:]
  private var colors: [String: ReadAsset<DeviceColor>] = [:]
  private var images: [String: ReadAsset<AssetVariants<ImageFile>>] = [:]

  package init(in project: ProjectRoot) { self.project = project }

  /// An asset that was read, or nil with the reasons.
  struct ReadAsset<Value> {
    var value: Value?
    var findings = FileFindings()
    /// The files that decide the value.
    var files: [UsedFile] = []
  }

  func catalogue(at path: String) -> AssetCatalogue {
    if let known = catalogues[path] { return known }
    let catalogue = AssetCatalogue(at: path, in: project)
    catalogues[path] = catalogue
    return catalogue
  }

  func color(ofSet set: String) -> ReadAsset<DeviceColor> {
    if let known = colors[set] { return known }
    let read = readColor(ofSet: set)
    colors[set] = read
    return read
  }

  func image(ofSet set: String) -> ReadAsset<AssetVariants<ImageFile>> {
    if let known = images[set] { return known }
    let read = readImage(ofSet: set)
    images[set] = read
    return read
  }

  private func readColor(ofSet set: String) -> ReadAsset<DeviceColor> {
    var read = ReadAsset<DeviceColor>()
    guard let contents = AssetSetContents(ofSet: set, in: project, &read.findings) else {
      return read
    }
    read.files = [contents.used]
    var variants: [AssetVariants<Color>.Variant] = []
    for entry in contents.entries(of: "colors", with: "color", &read.findings) {
      guard let value = entry.value["color"] else { continue }
      guard let color = AssetColor(value, in: contents.file, &read.findings) else { return read }
      variants.append(.init(entry.qualities, color.color))
    }
    guard let all = AssetVariants(variants) else {
      read.findings.add(.noVariants(contents.shownFolder, of: "colour"))
      return read
    }
    func color(_ family: Device.Family) -> Color {
      Color { traits in
        all.best(
          in: AssetTraits(
            family: family, scale: 1, appearance: traits.appearance, contrast: traits.contrast,
            direction: .leftToRight)
        ).value.resolved(in: traits)
      }
    }
    read.value = DeviceColor(phone: color(.iphone), pad: color(.ipad))
    return read
  }
}

/// The result of looking for a name in a spec's catalogues.
package enum AssetLookup<Value: Sendable>: Sendable {
  case found(Value)
  case missing
  /// The asset is there and has errors, which are in the diagnostics of the catalogues.
  case broken
}

/// The reason why a path names no catalogue.
package enum AssetPathFault: Hashable, Sendable {
  case outsideProject
  case missing
  /// There is something at the path, but no catalogue.
  case noCatalogue
}

/// The asset catalogues of one spec.
package final class AssetCatalogues {
  private let files: AssetFiles
  private let catalogues: [AssetCatalogue]
  private var findings = FileFindings()
  /// The reasons why paths name no catalogue, by path.
  package let faults: [String: AssetPathFault]
  /// The files in use, in the order of their first use.
  package private(set) var usedFiles: [UsedFile] = []

  /// Finds the sets of catalogues.
  ///
  /// - Parameters:
  ///   - paths: the paths of catalogues, or of folders with catalogues directly in them. The first
  ///     catalogue that has a name wins.
  ///   - base: the absolute path of the folder at which the paths begin.
  ///   - files: the cache.
  package init(_ paths: [String], from base: String, _ files: AssetFiles) {
    self.files = files
    var faults: [String: AssetPathFault] = [:]
    var catalogues: [AssetCatalogue] = []
    for path in paths {
      switch files.project.place(of: path, from: base) {
      case .outside: faults[path] = .outsideProject
      case .missing: faults[path] = .missing
      case .file, .special: faults[path] = .noCatalogue
      case .folder(let folder):
        let found =
          folder.fileExtension == "xcassets"
          ? [folder]
          : files.project.names(in: folder).filter { $0.fileExtension == "xcassets" }
            .map { folder + "/" + $0 }
        if found.isEmpty { faults[path] = .noCatalogue }
        catalogues += found.map { files.catalogue(at: $0) }
      }
    }
    (self.faults, self.catalogues) = (faults, catalogues)
    for catalogue in catalogues { findings.add(catalogue.findings) }
  }

  /// The errors and warnings about the catalogues, and about the assets that were looked up.
  package var diagnostics: [Diagnostic] { findings.diagnostics }

  /// The names of all colours, ascending.
  package var colorNames: [String] { Set(catalogues.flatMap(\.colors.keys)).sorted() }

  /// The names of all images, ascending.
  package var imageNames: [String] {
    Set(catalogues.flatMap { Array($0.images.keys) + Array($0.symbols.keys) }).sorted()
  }

  /// The colour of a name.
  package func color(named name: String) -> AssetLookup<DeviceColor> {
    guard let set = catalogues.lazy.compactMap({ $0.colors[name] }).first else { return .missing }
    return use(files.color(ofSet: set))
  }

  /// The image of a name.
  package func image(named name: String) -> AssetLookup<AssetVariants<ImageFile>> {
    let sets = catalogues.lazy.compactMap { $0.images[name] ?? $0.symbols[name] }
    guard let set = sets.first else { return .missing }
    return use(files.image(ofSet: set))
  }

  private func use<Value: Sendable>(_ read: AssetFiles.ReadAsset<Value>) -> AssetLookup<Value> {
    findings.add(read.findings)
    for file in read.files where !usedFiles.contains(file) { usedFiles.append(file) }
    return read.value.map { .found($0) } ?? .broken
  }
}
