import Cells
import Devices
import Diagnostics
import Geometry
import Reports

/// The object that `strut sweep --json` prints, format 1.
enum SweepJSON {
  /// The whole document, which ends with a newline.
  static func document(_ groups: [SweepGroup], layouts: Int, limits: [Diagnostic]) -> String {
    JSONValue([
      "format": 1, "layouts": JSONValue(layouts), "breaks": .array(groups.map(entry)),
    ]).adding(["limits": limits.isEmpty ? nil : .array(limits.map(\.json))]).document
  }

  private static func entry(_ group: SweepGroup) -> JSONValue {
    let found = group.found
    let axis: JSONValue =
      if case .everywhere = found.place { .null } else { JSONValue(group.axis.rawValue) }
    return JSONValue([
      "axis": axis, "spec": JSONValue(group.spec.location.reportPath),
      "cells": JSONValue(group.cells), "inMatrix": JSONValue(found.isInMatrix),
    ]).adding(["later": group.later.isEmpty ? nil : JSONValue(group.later)])
      .adding(place(found.place)).adding(["diagnostic": group.diagnostic.json])
  }

  private static func place(_ place: SweepBreak.Place) -> KeyValuePairs<String, JSONValue?> {
    switch place {
    case .everywhere(let axes): ["everywhere": JSONValue(axes.map(\.rawValue))]
    case .lengths(let place):
      [
        "broken": range(place.broken), "range": range(place.range),
        "smallestFailing": device(place.devices.smallestFailing),
        "failing": JSONValue(place.devices.failing),
        "smallestHolding": device(place.devices.smallestHolding),
      ]
    case .textSizes(let sizes): ["broken": JSONValue(sizes.map(\.rawValue))]
    case .textLength(let text):
      [
        "view": JSONValue(text.view), "today": JSONValue(text.today),
        "breaking": JSONValue(text.breaking),
      ]
    }
  }

  private static func range(_ range: ClosedRange<Points>) -> JSONValue {
    [range.lowerBound.json, range.upperBound.json]
  }

  private static func device(_ entry: SweptDevices.Entry?) -> JSONValue {
    entry.map { JSONValue($0.id) } ?? .null
  }
}
