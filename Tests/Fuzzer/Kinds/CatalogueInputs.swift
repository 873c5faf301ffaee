import Cells
import Diagnostics
import Spec
import TestSupport

/// The files `Contents.json` of colours and images in an asset catalogue.
struct CatalogueInputs: InputKind {
  static let name = "catalogue"

  private let bench: Bench
  private let mutator: Mutator
  private let trial: SpecTrial
  /// The content of the set that the input is not.
  private let color: [UInt8]
  private let image: [UInt8]

  init(on bench: Bench) throws {
    self.bench = bench
    let files = try Bench.samples(["json", "png", "svg", "pdf"], below: ["Snapshots/gallery"])
      .filter { $0.path.contains(".xcassets/") }
    let lists = files.filter { $0.name == Self.file }.map(\.bytes)
    let colors = lists.filter { !Self.isOfImages($0) && $0.count > 100 }
    let images = lists.filter(Self.isOfImages)
    mutator = Mutator(samples: colors + images)
    (color, image) = (colors[0], images[0])
    trial = SpecTrial(bench: bench, path: "fuzz/catalogue.yaml")
    for file in files where file.path.hasSuffix(".imageset/\(file.name)") && file.name != Self.file
    {
      try bench.write(file.bytes, to: "fuzz/A.xcassets/I.imageset/\(file.name)")
    }
    let spec = """
      assets: A.xcassets
      matrix: { device: [iphone-15-pro, ipad-mini-6], appearance: [light, dark], locale: [en, ar] }
      views:
        color: { background: C, pin: superview }
        image: { kind: image, image: I, pin: superview }

      """
    try bench.write(Array(spec.utf8), to: trial.path)
  }

  private static let file = "Contents.json"

  private static func isOfImages(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("\"images\"")
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    random.chance(3) ? mutator.bytes(&random) : mutator.lines(&random)
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    let isOfImages = Self.isOfImages(input)
    try bench.write(isOfImages ? color : input, to: "fuzz/A.xcassets/C.colorset/\(Self.file)")
    try bench.write(isOfImages ? input : image, to: "fuzz/A.xcassets/I.imageset/\(Self.file)")
    return try trial.run(dice: SpecTrial.dice(input))
  }
}
