import Testing

@testable import Spec

@Suite("A transition") struct TransitionTests {
  @Test("is a film of every cell, once for cells that differ on its axes alone")
  func films() throws {
    let document = try #require(
      SpecText(
        """
        matrix:
          device: [iphone-x, iphone-se-3]
          keyboard: [hidden, shown]
          exclude: [{ device: iphone-se-3, keyboard: shown }]
        transitions:
          showKeyboard: { from: { keyboard: hidden }, to: { keyboard: shown } }
          turn: { to: { orientation: landscape } }
        """
      ).document)
    let films = document.films(of: document.cells().cells)
    #expect(
      films.films.map(\.name) == [
        "iphone-x.transition-showKeyboard", "iphone-x.transition-turn",
        "iphone-x.keyboard-shown.transition-turn", "iphone-se-3.transition-turn",
      ])
    #expect(
      films.films.map(\.to.name) == [
        "iphone-x.keyboard-shown", "iphone-x.landscape", "iphone-x.landscape.keyboard-shown",
        "iphone-se-3.landscape",
      ])
    #expect(films.impossible.isEmpty)
  }

  @Test("is left out where a device cannot be at an end")
  func impossible() throws {
    let document = try #require(
      SpecText(
        """
        matrix: { device: [iphone-x, iphone-se-3] }
        transitions: { turn: { to: { orientation: portraitUpsideDown } } }
        """
      ).document)
    let films = document.films(of: document.cells().cells)
    #expect(films.films.map(\.name) == ["iphone-se-3.transition-turn"])
    #expect(films.impossible.map(\.names) == [["iphone-x.transition-turn"]])
    #expect(
      films.impossible.map(\.reason) == ["a phone without a home button never stands upside down"])
  }

  @Test("keeps at its end what its beginning has set")
  func bothEnds() throws {
    let document = try #require(
      SpecText(
        """
        transitions:
          turn: { from: { keyboard: shown, orientation: landscape }, to: { orientation: portrait } }
        """
      ).document)
    let film = try #require(document.films(of: document.cells().cells).films.first)
    #expect(film.from.name == "iphone-15-pro.landscape.keyboard-shown")
    #expect(film.to.name == "iphone-15-pro.keyboard-shown")
  }

  @Test("has eight frames over a quarter of a second, easing in and out, where nothing is said")
  func defaults() throws {
    let transition = try #require(
      SpecText("transitions: { dim: { to: { appearance: dark } } }").document?.transitions.first)
    #expect(transition.moments.count == 8 && !transition.isSnapshot)
    #expect(transition.moments.last?.time == 0.25 && transition.curve == .easeInOut)
  }

  @Test("of the keyboard takes half a second by default")
  func keyboard() throws {
    let spec = """
      transitions:
        real: { to: { keyboard: shown }, curve: keyboard, frames: 3, snapshot: true }
        short: { to: { keyboard: shown }, curve: keyboard, duration: 0.25 }
      """
    let transitions = try #require(SpecText(spec).document).transitions
    #expect(transitions.map(\.duration) == [0.5, 0.25])
    #expect(transitions[0].moments.map(\.time) == [0, 0.25, 0.5] && transitions[0].isSnapshot)
    #expect(transitions[0].moments[1].progress == transitions[1].curve.progress(at: 0.5))
  }

  @Test("that is wrong is reported with its place and a way out", arguments: mistakes)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let mistakes = [
    Mistake(
      "no mapping", "transitions: [turn]",
      "1:14+1 `transitions` must be a mapping, and this is a list → write `key: value` in place of a list"
    ),
    Mistake(
      "an illegal name", "transitions: { show-keyboard: { to: { keyboard: shown } } }",
      "1:16+13 `show-keyboard` cannot be a name: letters, digits and underscores, no digit first → write `showKeyboard`"
    ),
    Mistake(
      "no end", "transitions: { turn: { from: { orientation: portrait } } }",
      "1:22+1 an entry of `transitions` needs the key `to` → add `to:`"),
    Mistake(
      "an unknown key", "transitions: { turn: { to: { orientation: landscape }, time: 1 } }",
      "1:56+4 an entry of `transitions` has no key `time` → use one of `from`, `to`, `duration`, `curve`, `frames`, `snapshot`"
    ),
    Mistake(
      "an end without axes", "transitions: { turn: { to: {} } }",
      "1:28+1 `to` names no axis → give it a value on an axis, such as `keyboard: shown`"),
    Mistake(
      "an unknown axis", "transitions: { turn: { to: { orientaton: landscape } } }",
      "1:30+10 `to` has no key `orientaton` → did you mean `orientation`?"),
    Mistake(
      "an unknown value", "transitions: { turn: { to: { orientation: landscap } } }",
      "1:43+8 there is no orientation `landscap` → did you mean `landscape`?"),
    Mistake(
      "several values", "transitions: { turn: { to: { keyboard: [shown, hidden] } } }",
      "1:40+1 an end of a transition has one value of `keyboard`, and this is 2 → use one of `shown`, `hidden`"
    ),
    Mistake(
      "another device", "transitions: { grow: { to: { device: ipad-10 } } }",
      "1:30+6 a transition cannot change the axis `device` → the matrix' own values of `device` hold at both ends"
    ),
    Mistake(
      "an unknown curve", "transitions: { a: { to: { keyboard: shown }, curve: spring } }",
      "1:53+6 `curve` cannot be `spring` → write `easeOut`: springs are not drawn"
    ),
    Mistake(
      "numbers out of range",
      "transitions: { a: { to: { keyboard: shown }, duration: 0, frames: 1 } }",
      "1:56+1 `duration` is 0; it may be 0.01 to 10", "1:67+1 `frames` is 1; it may be 2 to 30"),
    Mistake(
      "frames of 9.9 ms, and of 11 ms",
      "transitions: { a: { to: { keyboard: shown }, frames: 23, duration: 0.218 }, b: { to: { keyboard: shown }, frames: 23, duration: 0.243 } }",
      "1:16+1 a frame of the transition `a` has 9.9 ms → write at most `frames: 20`, or at least `duration: 0.242` (browsers show a frame of 10 ms or less for 100 ms)"
    ),
    Mistake(
      "equal ends",
      "transitions: { a: { from: { keyboard: shown }, to: { keyboard: shown } } }",
      "1:16+1 nothing changes in the transition `a` → give `to` a value that `from` does not have"),
    Mistake(
      "ends that no cell can be at",
      "matrix: { device: iphone-x }\ntransitions: { a: { to: { orientation: portraitUpsideDown } } }",
      "2:16+1 no cell of the matrix can be at both ends of the transition `a` → add a device to the matrix that can, or exclude less (a phone without a home button never stands upside down: `iphone-x.transition-a`)"
    ),
    Mistake(
      "the cell that is there already", "transitions: { a: { to: { keyboard: hidden } } }",
      "1:16+1 no cell of the matrix can be at both ends of the transition `a` → add a device to the matrix that can, or exclude less"
    ),
  ]
}
