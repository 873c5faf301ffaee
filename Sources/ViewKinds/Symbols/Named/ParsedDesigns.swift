import Dispatch

/// The designs that were parsed, so that drawing a symbol again parses nothing.
///
/// Several threads may use it.
final class ParsedDesigns: @unchecked Sendable {
  private let queue = DispatchQueue(label: "ParsedDesigns")
  private var designs: [String: SymbolDesign] = [:]

  /// Returns the design with a name, which it makes at the first call.
  ///
  /// - Parameters:
  ///   - name: the name of the design.
  ///   - make: makes the design; nil if there is none, which is not kept.
  /// - Returns: the design, or nil if there is none.
  func design(_ name: String, make: () -> SymbolDesign?) -> SymbolDesign? {
    if let design = queue.sync(execute: { designs[name] }) { return design }
    guard let design = make() else { return nil }
    queue.sync { designs[name] = design }
    return design
  }
}
