/// A control that is on or off.
package struct Switch: ViewKind {
  package static let name = "switch"
  package static let summary = "A switch that is on or off."
  package static let keys: [Key] = [
    Key("on", .flag, "Whether the switch is on; false by default."),
    Key("enabled", .flag, "Whether the switch can be turned; faded where not; true by default."),
    Key("onTintColor", .color, "The colour of a switch that is on; `systemGreen` by default."),
    Key("thumbTintColor", .color, "The knob's colour; white by default."),
  ]

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
