import Devices

/// What pictures of a sheet lie on.
package enum SheetBackground: String, Hashable, Sendable, CaseIterable {
  case light, dark

  var appearance: Appearance { self == .light ? .light : .dark }
}
