import Foundation

/// The options of `scripts/checks/fuzz`.
struct FuzzOptions: Hashable {
  var kinds = InputKinds.names
  var seed: UInt64 = 1
  /// The inputs of each kind.
  var extent = Extent.seconds(60)
  /// The number of worker processes at a time.
  var jobs = 2
  /// The file for the one input of `Extent.only`; nil to run the input.
  var printed: String?
  /// The absolute path of a folder of Interface Builder documents to mutate; nil for the
  /// repository's.
  var documents: String?

  enum Extent: Hashable {
    /// This many seconds for all kinds together.
    case seconds(Double)
    /// This many inputs of each kind.
    case count(Int)
    /// One input by its index.
    case only(Int)
  }

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws(Wrong) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw Wrong(description: "\(option) needs a value\n\(Self.usage)")
      }
      guard try read(option, value) else {
        throw Wrong(description: "\(option) \(value)\n\(Self.usage)")
      }
    }
    var isOnly = false
    if case .only = extent {
      isOnly = true
      if kinds.count != 1 { throw Wrong(description: "--only needs --kind") }
    }
    if documents != nil, kinds != [InterfaceInputs.name] {
      throw Wrong(description: "--documents needs --kind \(InterfaceInputs.name)")
    }
    if printed != nil, !isOnly {
      throw Wrong(description: "--print needs --only")
    }
  }

  static let usage = """
    usage: scripts/checks/fuzz [--minutes N | --count N | --only INDEX [--print FILE]]
                               [--kind KIND [--documents FOLDER]] [--seed N] [--jobs N]
    kinds: \(InputKinds.names.joined(separator: " "))
    """

  /// - Returns: false if there is no such option, or if it cannot have the value.
  private mutating func read(_ option: String, _ value: String) throws(Wrong) -> Bool {
    switch option {
    case "--kind":
      guard InputKinds.names.contains(value) else { return false }
      kinds = [value]
    case "--seed":
      guard let number = UInt64(value) else { return false }
      seed = number
    case "--minutes":
      guard let number = Double(value), (0.01...10_000).contains(number) else { return false }
      extent = .seconds(60 * number)
    case "--count":
      guard let number = Int(value), (1...1_000_000_000).contains(number) else { return false }
      extent = .count(number)
    case "--only":
      guard let number = Int(value), number >= 0 else { return false }
      extent = .only(number)
    case "--jobs":
      guard let number = Int(value), (1...64).contains(number) else { return false }
      jobs = number
    case "--print": printed = value
    case "--documents":
      let folder = URL(fileURLWithPath: value)
      guard (try? folder.checkResourceIsReachable()) == true else { return false }
      documents = folder.path
    default: return false
    }
    return true
  }
}
