import Foundation
import ViewKinds
import Views

/// The asset catalogues of a bundle: its folders that end in `xcassets`, as Xcode saves them.
///
/// SwiftPM does not compile catalogues on Linux, so that a package copies them into its resources.
struct AssetCatalogs: Sendable {
  /// The folders of the sets by ending and name.
  ///
  /// A group with a namespace is part of the names.
  private var sets: [String: [String: URL]] = [:]

  /// Finds the sets of all catalogues directly in folders.
  ///
  /// The first set of a name wins.
  init(in folders: [URL]) {
    for folder in folders {
      for entry in Self.entries(of: folder) where entry.pathExtension == "xcassets" {
        add(entry, namespace: "")
      }
    }
  }

  private mutating func add(_ group: URL, namespace: String) {
    for entry in Self.entries(of: group) {
      let name = namespace + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "colorset":
        if sets[entry.pathExtension]?[name] == nil {
          sets[entry.pathExtension, default: [:]][name] = entry
        }
      case "":
        let hasNamespace = AssetContents(of: entry)?.properties?.providesNamespace ?? false
        add(entry, namespace: hasNamespace ? name + "/" : namespace)
      default: break
      }
    }
  }

  private static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Returns the variants of an image, or nil if no catalogue has its name.
  func image(named name: String) -> ImageAsset? {
    guard let folder = sets["imageset"]?[name], let contents = AssetContents(of: folder)
    else { return nil }
    return ImageAsset(named: name, in: folder, contents)
  }

  /// Returns the variants of a colour, or nil if no catalogue has its name.
  func color(named name: String) -> ((UITraitCollection) -> UIColor)? {
    guard let folder = sets["colorset"]?[name], let contents = AssetContents(of: folder),
      let entries = contents.colors, entries.contains(where: { $0.color?.color != nil })
    else { return nil }
    return { traits in
      let found = AssetContents.best(entries, in: traits)?.color?.color
      return found.map { UIColor($0) } ?? .clear
    }
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
    return [own] + entries(of: own).filter { $0.pathExtension == "resources" }
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
final class ImageAsset: Hashable, @unchecked Sendable {
  private let name: String
  private let folder: URL
  private let entries: [AssetContents.Entry]
  private let lock = NSLock()
  /// The images that were read, by the names of their files.
  private var read: [String: Image?] = [:]
  /// The colours in which the image is drawn.
  let renderingMode: UIImage.RenderingMode

  init?(named name: String, in folder: URL, _ contents: AssetContents) {
    self.name = name
    self.folder = folder
    entries = (contents.images ?? []).filter { $0.filename != nil }
    renderingMode =
      switch contents.properties?.templateRenderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    guard image(in: .current) != nil else { return nil }
  }

  /// Returns the variant for traits, or nil if its file cannot be read.
  ///
  /// The variant has the appearance and the kind of device, and the same number of pixels in a
  /// point, the next greater one, or the greatest.
  func image(in traits: UITraitCollection) -> Image? {
    guard let entry = AssetContents.best(entries, in: traits), let file = entry.filename
    else { return nil }
    return lock.withLock {
      if let known = read[file] { return known }
      let ending = (file as NSString).pathExtension
      let scale = entry.pixels > 1 ? "@\(entry.pixels)x" : ""
      let image = try? Image(
        contentsOfFile: folder.appendingPathComponent(file).path,
        named: "\(name)\(scale).\(ending)")
      read[file] = .some(image)
      return image
    }
  }

  /// Whether both are the same set.
  static func == (lhs: ImageAsset, rhs: ImageAsset) -> Bool { lhs.folder == rhs.folder }

  func hash(into hasher: inout Hasher) { hasher.combine(folder) }
}

/// The file `Contents.json` of a set or of a group.
struct AssetContents: Decodable, Sendable {
  var images: [Entry]?
  var colors: [Entry]?
  var properties: Properties?

  struct Properties: Decodable, Sendable {
    var templateRenderingIntent: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  /// A variant of an image or of a colour.
  struct Entry: Decodable, Sendable {
    var filename: String?
    var color: ColorValue?
    var idiom: String?
    var scale: String?
    var gamut: String?
    var appearances: [Appearance]?

    enum CodingKeys: String, CodingKey {
      case filename, color, idiom, scale, appearances
      case gamut = "display-gamut"
    }

    struct Appearance: Decodable, Sendable {
      var appearance: String
      var value: String
    }

    /// The number of pixels in a point; 1 without one.
    var pixels: Int { scale.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1 }

    /// Returns a rank that is higher for a variant that fits better, or nil if it does not fit.
    fileprivate func rank(in traits: UITraitCollection) -> [Int]? {
      let device = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
      let isUniversal = idiom == nil || idiom == "universal"
      guard isUniversal || idiom == device else { return nil }
      for given in appearances ?? [] {
        switch (given.appearance, given.value) {
        case ("luminosity", "dark"): if traits.userInterfaceStyle != .dark { return nil }
        case ("luminosity", "light"): if traits.userInterfaceStyle == .dark { return nil }
        case ("contrast", "high"): if traits.accessibilityContrast != .high { return nil }
        default: return nil
        }
      }
      let wanted = max(Int(traits.displayScale), 1)
      // The same scale is best, then the next greater one, then the next smaller one.
      let fit = pixels >= wanted ? wanted - pixels + 100 : pixels
      return [appearances?.count ?? 0, isUniversal ? 0 : 1, gamut == "display-P3" ? 0 : 1, fit]
    }
  }

  /// Reads the file of a set's or a group's folder, or returns nil.
  init?(of folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }

  /// Returns the variant that fits traits best, or nil.
  static func best(_ entries: [Entry], in traits: UITraitCollection) -> Entry? {
    let ranked = entries.compactMap { entry in entry.rank(in: traits).map { (entry, $0) } }
    return ranked.max { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }
}

extension AssetContents {
  /// A colour of a set: components in a colour space, or the name of a system colour.
  struct ColorValue: Decodable, Sendable {
    var reference: String?
    var components: [String: String]?

    /// The colour, in sRGB; nil if it is incomplete.
    var color: Color? {
      if let reference { return Self.systemColor(named: reference) }
      guard let components else { return nil }
      func channel(_ name: String) -> Double? { components[name].flatMap(Self.channel) }
      let alpha = components["alpha"].flatMap(Double.init) ?? 1
      if let white = channel("white") { return Color(white: white, alpha: alpha) }
      guard let red = channel("red"), let green = channel("green"), let blue = channel("blue")
      else { return nil }
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A channel from 0 to 1: `0x7F` and `127` count to 255, and `0.498` is a fraction.
    private static func channel(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
    }

    /// The colour for a name of Xcode's, such as `systemBlueColor`.
    private static func systemColor(named name: String) -> Color? {
      guard name.hasSuffix("Color") else { return nil }
      return SystemColors.color(named: String(name.dropLast(5)))
    }
  }
}
