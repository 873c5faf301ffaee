import Devices
import Geometry
import Spec

/// The catalogue's devices of one family along the swept length.
struct SweptDevices: Hashable, Sendable {
  /// The narrowest or lowest device that fails; nil for none.
  let smallestFailing: Entry?
  let failing: Int
  /// The narrowest or lowest device on which it holds; nil for none.
  let smallestHolding: Entry?

  struct Entry: Hashable, Sendable {
    let id: String
    let length: Points
  }

  /// - Parameters:
  ///   - cell: whose family and orientation count.
  ///   - axis: of the window.
  ///   - range: what was swept; devices outside of it do not count.
  ///   - isBroken: whether a length is in the stretch that is told of.
  ///   - holds: whether a length is in no such stretch.
  init(
    like cell: Cell, _ axis: Axis, within range: ClosedRange<Points>, isBroken: (Points) -> Bool,
    holds: (Points) -> Bool
  ) {
    let entries = Self.entries(like: cell, axis).filter { range.contains($0.length) }
    let broken = entries.filter { isBroken($0.length) }
    smallestFailing = broken.first
    failing = broken.count
    smallestHolding = entries.first { holds($0.length) }
  }

  /// From the shortest; of equals the catalogue's order.
  static func entries(like cell: Cell, _ axis: Axis) -> [Entry] {
    let all = DeviceCatalogue.all.filter { $0.family == cell.device.family }.map { device in
      Entry(id: device.id, length: device.screenSize(in: cell.orientation)[axis])
    }
    return all.enumerated().sorted { one, other in
      (one.element.length, one.offset) < (other.element.length, other.offset)
    }.map(\.element)
  }
}
