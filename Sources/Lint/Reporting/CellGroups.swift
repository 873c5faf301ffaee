import Devices
import Diagnostics
package import Spec

/// The description of a subset of a matrix' cells in words, such as "all phones in landscape".
package struct CellGroups: Sendable {
  /// All cells of the run.
  private let all: [Member]

  private struct Member {
    let name: String
    let device: Device
    let readings: [AxisReading]

    func value(_ axis: String) -> String { readings.first { $0.axis == axis }?.value ?? "" }
  }

  /// Reads the cells' values on each axis.
  ///
  /// - Parameters:
  ///   - cells: all checked cells.
  ///   - document: the cells' spec.
  package init(_ cells: [Cell], of document: SpecDocument) {
    all = cells.map {
      Member(name: $0.name, device: $0.device, readings: document.readings(of: $0))
    }
  }

  /// The maximum number of cells that a phrase names.
  private static let named = 6

  /// Returns a phrase for the named cells, to follow "on".
  package func phrase(_ names: [String]) -> String {
    let wanted = Set(names)
    let chosen = all.filter { wanted.contains($0.name) }
    // All names are those of ends of films, which are not cells.
    guard !chosen.isEmpty else { return WordList.of(names) }
    if chosen.count == all.count {
      return all.count == 1 ? all[0].name : "all \(all.count) cells"
    }
    if chosen.count == 1 { return "\(chosen[0].name) only" }
    let count = "\(chosen.count) of \(all.count) cells"
    if let words = words(chosen) { return "\(words) (\(count))" }
    let rest = all.filter { !wanted.contains($0.name) }
    if rest.count <= 2, chosen.count > 3 {
      let but = WordList.of(rest.map(\.name))
      return "all cells but \(but) (\(count))"
    }
    return "\(count): \(WordList.list(chosen.map(\.name), atMost: Self.named))"
  }

  /// Returns a phrase for the axes' values that select exactly these cells, or nil without any.
  private func words(_ chosen: [Member]) -> String? {
    let axes = all.first?.readings.map(\.axis) ?? []
    var restricted: [(axis: String, values: [String])] = []
    for axis in axes {
      let values = Self.unique(chosen.map { $0.value(axis) })
      if values.count < Self.unique(all.map { $0.value(axis) }).count {
        restricted.append((axis, values))
      }
    }
    // Drops axes that the others imply, the last ones first.
    for index in restricted.indices.reversed() {
      var fewer = restricted
      fewer.remove(at: index)
      if !fewer.isEmpty, selects(fewer, chosen) { restricted = fewer }
    }
    guard selects(restricted, chosen) else { return nil }
    var devices = ""
    var hasDevices = false
    var states: [String] = []
    for (axis, values) in restricted {
      if axis == "device" {
        guard let words = deviceWords(values) else { return nil }
        devices = words
        hasDevices = true
      } else {
        guard values.count <= 3 else { return nil }
        states.append(stateWords(axis, values))
      }
    }
    if !hasDevices {
      let isOfPhones = all.allSatisfy { $0.device.family == .iphone && !$0.device.isCustom }
      devices = isOfPhones ? "all phones" : "all devices"
    }
    return ([devices] + states).joined(separator: " ")
  }

  private func selects(
    _ restrictions: [(axis: String, values: [String])], _ chosen: [Member]
  ) -> Bool {
    let selected = all.filter { member in
      restrictions.allSatisfy { $0.values.contains(member.value($0.axis)) }
    }
    return selected.count == chosen.count
  }

  private func deviceWords(_ ids: [String]) -> String? {
    let classes: [(words: String, holds: @Sendable (Device) -> Bool)] = [
      ("all phones", { $0.family == .iphone && !$0.isCustom }),
      ("all tablets", { $0.family == .ipad && !$0.isCustom }),
      ("all phones with a home button", { $0.family == .iphone && $0.homeIndicator == nil }),
      (
        "all phones without a home button",
        { $0.family == .iphone && $0.homeIndicator != nil }
      ),
      ("all devices with a home button", { $0.homeIndicator == nil && !$0.isCustom }),
      ("all devices without a home button", { $0.homeIndicator != nil }),
    ]
    if ids.count > 1 {
      for one in classes {
        let members = Self.unique(all.filter { one.holds($0.device) }.map(\.device.id))
        if Set(members) == Set(ids) { return one.words }
      }
    }
    guard ids.count <= 4 else { return nil }
    return WordList.of(ids)
  }

  private func stateWords(_ axis: String, _ values: [String]) -> String {
    let list = WordList.of(values, "or")
    switch axis {
    case "orientation": return "in \(list.replacing("landscapeRight", with: "landscape right"))"
    case "appearance": return "in \(list) appearance"
    case "keyboard":
      return values == ["hidden"] ? "without the keyboard" : "with the keyboard \(list)"
    case "direction": return values == ["rtl"] ? "right to left" : "left to right"
    case "locale": return "in \(list)"
    case "os": return "on iOS \(list)"
    default: return "with \(axis) \(list)"
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
