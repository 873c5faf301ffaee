import Testing

@testable import InterfaceBuilder

@Suite("A name from a text")
struct ViewNameTests {
  @Test(
    "has the text's words, without digits and other characters before the first letter",
    arguments: [
      ("Send", "send"), ("Log in", "logIn"), ("Line 2", "line2"), ("label2", "label2"),
      ("2 columns", "columns"), ("42nd Street", "ndStreet"), ("42", ""), ("1 2 three", "three"),
      ("first_name", "first_name"), ("…", ""), ("", ""), ("URLField", "urlField"), ("URL", "url"),
      ("A", "a"), ("AName", "aName"), ("İzmir", "izmir"),
    ] as [(String, String)])
  func camelCase(_ text: String, _ name: String) {
    #expect(ViewNaming.camelCase(text) == name)
  }
}
