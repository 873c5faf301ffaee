import Devices

/// The background of the pictures on a sheet.
package enum SheetBackground: String, Hashable, Sendable, CaseIterable {
  case light, dark

  var appearance: Appearance { self == .light ? .light : .dark }
}
