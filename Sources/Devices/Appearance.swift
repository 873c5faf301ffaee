/// Light or dark mode.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
