import Diagnostics
import SwiftTranslation
import TestSupport

/// Swift source that is translated for Linux.
struct SwiftInputs: InputKind {
  static let name = "swift"

  private let mutator: Mutator
  private let facts: TranslationFacts

  init(on bench: Bench) throws {
    let files = try Bench.samples(["swift"], below: ["Snapshots/uikit"]).map(\.bytes)
    mutator = Mutator(samples: files + [Array(Self.constructs.utf8)])
    facts = files.reduce(into: TranslationFacts.uiKit) { $0.merge(SwiftSource($1).facts) }
  }

  /// What the rules of the translation look for.
  private static let constructs = #"""
    #if os(iOS) && !targetEnvironment(simulator)
    @testable import App
    import UIKit; import ObjectiveC
    #endif
    @objc(Helper) public protocol Helper: NSObjectProtocol {
      @objc optional func finish(_ view: UIView, with text: String) -> Bool
      @objc optional var title: String? { get }
    }
    @objcMembers class Form: UIViewController, Helper {
      @IBOutlet private weak var field: UITextField!
      @IBAction func send(_ sender: Any) { helper?.finish?(view, with: "a \(1 + (2)) b") }
      let path = #keyPath(Form.field.text), other = #selector(send(_:)), text = #"raw \#(1)"#
      override func observeValue(forKeyPath path: String?) { /* a /* nested */ comment */ }
      func show() -> String { "\(type(of: self)) \("inner \("most")")" }
    }
    extension Form { @objc override func viewDidLoad() { super.viewDidLoad() } }
    let long = """
      several \(lines.map { "\($0)" })
      """
    """#

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    random.chance(2) ? mutator.bytes(&random) : mutator.lines(&random)
  }

  func run(_ input: [UInt8]) -> Outcome {
    var outcome = Outcome()
    let source = SwiftSource(input)
    var all = facts
    all.merge(source.facts)
    let translation = SourceTranslator(facts: all).translate(source, file: "fuzz.swift")
    outcome.isAccepted = translation.diagnostics.isEmpty
    let text = SourceText(
      file: "fuzz.swift", text: String(decoding: input, as: UTF8.self), lineEnd: .swift)
    outcome.add(translation.diagnostics, sources: [text])
    outcome.add(String(decoding: translation.bytes, as: UTF8.self))
    outcome.expect(
      Self.lineCount(translation.bytes) == Self.lineCount(input),
      "the translation has another number of lines")
    return outcome
  }

  private static func lineCount(_ bytes: [UInt8]) -> Int {
    bytes.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}
