import Cells
import Diagnostics
import Foundation
import Spec
import TestSupport

/// Files of words: `.strings`, `.stringsdict` and `.xcstrings`.
struct WordInputs: InputKind {
  static let name = "strings"

  private let bench: Bench
  private let mutator: Mutator
  private let trial: SpecTrial

  init(on bench: Bench) throws {
    self.bench = bench
    let catalogues = try Bench.samples(["xcstrings"], below: ["Snapshots/gallery"]).map(\.bytes)
    // With more than one key, the order of the keys would differ between runs.
    let list = ["%d files": ["NSStringDeviceSpecificRuleType": ["iphone": "%d x"]]]
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let texts = [
      "/* A */\n\"Send\" = \"Envoyer\";\n\"%d files\" = \"%d fichiers\\U00E9\";\n",
      "Send = 'x';\n\"%@ of %@\" = \"%2$@ von %1$@\"; // end\n\"a\\\"b\" = \"\\n\\101\";\n",
    ]
    mutator = Mutator(
      samples: catalogues + [Array(binary)] + (texts + [Self.rules]).map { Array($0.utf8) })
    trial = SpecTrial(bench: bench, path: "fuzz/words.yaml")
    let spec = """
      strings: L
      matrix: { device: iphone-15-pro, locale: [en, fr, ar] }
      views:
        a: { kind: label, text: Send }
        b: { kind: label, text: 3 files }
        c: { kind: label, text: 2 of 7 }

      """
    try bench.write(Array(spec.utf8), to: trial.path)
  }

  private static let rules = """
    <plist version="1.0"><dict>
    <key>%d files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
    </dict>
    <key>folders</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>zero</key><string>no folder</string><key>other</key><string>%#@files@ %arg</string>
    </dict></dict>
    <key>Send</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
    <key>iphone</key><string>Tap</string><key>ipad</key><string>Click</string>
    </dict></dict>
    </dict></plist>
    """

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    random.chance(2) ? mutator.bytes(&random) : mutator.lines(&random)
  }

  /// Writes the file under the name that its first byte tells, and empty ones under the others.
  func run(_ input: [UInt8]) throws -> Outcome {
    let isCatalogue = input.first == UInt8(ascii: "{")
    let isList = input.first == UInt8(ascii: "<") || input.starts(with: "bplist".utf8)
    let empty = Array("<plist version=\"1.0\"><dict/></plist>".utf8)
    try bench.write(
      isCatalogue ? input : Array("{\"strings\":{}}".utf8), to: "fuzz/L/Localizable.xcstrings")
    try bench.write(isList ? input : empty, to: "fuzz/L/fr.lproj/Localizable.stringsdict")
    try bench.write(isCatalogue ? [] : input, to: "fuzz/L/fr.lproj/Localizable.strings")
    return try trial.run(dice: SpecTrial.dice(input))
  }
}
