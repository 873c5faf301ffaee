import Cells
import Commands
import Diagnostics
import Testing

@Suite("The message about text that no font draws")
struct UndrawnTextMessageTests {
  @Test("names the script, some characters and some views")
  func texts() {
    #expect(
      Message.undrawnCharacters(["م", "ر"], script: "Arabic", views: ["a"]).text
        == "no font has the Arabic characters م, ر in `a`")
    #expect(
      Message.undrawnCharacters(
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"], script: nil,
        views: ["a", "b", "c", "d", "e"]
      ).text
        == "no font has the characters 1, 2, 3, 4, 5, 6, 7, 8 and 2 more in `a`, `b`, `c` and 2 more"
    )
    #expect(
      Message.undrawnCharacters(["x"], script: nil, views: []).text
        == "no font has the characters x in the bars")
  }
}
