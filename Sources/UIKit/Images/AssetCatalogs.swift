import Catalogues
import Cells
import Foundation
import Graphics
import ViewKinds
import Views

/// The asset catalogues of a bundle: its folders that end in `xcassets`, as Xcode saves them.
///
/// SwiftPM does not compile catalogues on Linux, so that a package copies them into its resources.
final class AssetCatalogs: @unchecked Sendable {
  private let lock = NSLock()
  /// The catalogues of each folder, in order of precedence.
  private let folders: [AssetCatalogues]
  private let files = ImageFiles()

  private init(in folders: [URL]) {
    self.folders = folders.map { folder in
      AssetCatalogues(
        ["."], from: folder.path, AssetFiles(in: ProjectRoot(path: folder.path)))
    }
  }

  /// Returns the image of a name, or nil if no catalogue has it.
  func image(named name: String) -> ImageAsset? {
    let found = lock.withLock { Self.first(in: folders) { $0.image(named: name) } }
    guard let found else { return nil }
    let asset = ImageAsset(found, in: self)
    return asset.image(in: .current) == nil ? nil : asset
  }

  /// Returns the colour of a name, or nil if no catalogue has it.
  func color(named name: String) -> Color? {
    let found = lock.withLock { Self.first(in: folders) { $0.color(named: name) } }
    return UITraitCollection.current.userInterfaceIdiom == .pad ? found?.pad : found?.phone
  }

  /// Returns the image in a file, or nil if it cannot be read.
  fileprivate func source(of file: ImageFile) -> ImageSource? {
    lock.withLock { try? files.source(of: file) }
  }

  private static func first<Value>(
    in folders: [AssetCatalogues], _ look: (AssetCatalogues) -> AssetLookup<Value>
  ) -> Value? {
    for folder in folders {
      if case .found(let value) = look(folder) { return value }
    }
    return nil
  }
}

extension AssetCatalogs {
  /// The catalogues of a bundle, which are searched once.
  ///
  /// - Parameter bundle: the bundle. Nil and the main bundle are the app's, which has the resources
  ///   of all targets of the package.
  /// - Returns: the catalogues.
  static func of(_ bundle: Bundle?) -> AssetCatalogs {
    let folders = folders(of: bundle)
    return known.catalogs(of: folders)
  }

  /// The folders in which a bundle has its resources.
  static func folders(of bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? .main
    let own = bundle.resourceURL ?? bundle.bundleURL
    guard bundle.bundlePath == Bundle.main.bundlePath else { return [own] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
    return [own]
      + names.sorted().map { own.appendingPathComponent($0) }
      .filter { $0.pathExtension == "resources" }
  }

  private static let known = Known()

  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [[URL]: AssetCatalogs] = [:]

    func catalogs(of folders: [URL]) -> AssetCatalogs {
      lock.withLock {
        if let known = found[folders] { return known }
        let made = AssetCatalogs(in: folders)
        found[folders] = made
        return made
      }
    }
  }
}

/// The variants of an image in a catalogue.
struct ImageAsset: Hashable {
  private let variants: AssetVariants<ImageFile>
  private let catalogs: AssetCatalogs

  fileprivate init(_ variants: AssetVariants<ImageFile>, in catalogs: AssetCatalogs) {
    (self.variants, self.catalogs) = (variants, catalogs)
  }

  /// The colours in which the image is drawn.
  var renderingMode: UIImage.RenderingMode {
    switch variants.all.first?.value.rendering {
    case .template: .alwaysTemplate
    case .original: .alwaysOriginal
    case nil: .automatic
    }
  }

  /// Returns the variant for traits, or nil if its file cannot be read.
  func image(in traits: UITraitCollection) -> Image? {
    let variant = variants.best(in: traits.assetTraits)
    guard var source = catalogs.source(of: variant.value) else { return nil }
    source.isMirrored =
      variant.qualities.direction.map { $0 != traits.assetTraits.direction } ?? false
    return Image(source)
  }

  static func == (lhs: ImageAsset, rhs: ImageAsset) -> Bool {
    lhs.variants == rhs.variants && lhs.catalogs === rhs.catalogs
  }

  func hash(into hasher: inout Hasher) { hasher.combine(variants) }
}

extension UITraitCollection {
  /// The traits that choose a variant of an asset.
  fileprivate var assetTraits: AssetTraits {
    AssetTraits(
      family: userInterfaceIdiom == .pad ? .ipad : .iphone, scale: max(Int(displayScale), 1),
      appearance: colorTraits.appearance, contrast: colorTraits.contrast,
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}
