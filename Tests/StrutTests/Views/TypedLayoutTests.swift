import Foundation
import Strut
import Testing

/// What a program does that imports nothing but the library.
@Suite("Views with real texts on devices of the catalogue")
struct TypedLayoutTests {
  @Test("stand where the chat row of the article stands on a phone")
  func chat() throws {
    let window = try Window(Screen(device: "iphone-15-pro"))
    let view = window.view
    let bar = View()
    let field = TextField(placeholder: "Message")
    let send = Button(title: "Send")
    for view in [bar, field, send] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(bar)
    bar.addSubview(field)
    bar.addSubview(send)
    field.setContentHuggingPriority(LayoutPriority(rawValue: 249), for: .horizontal)
    let views = ["field": field, "send": send]
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-[field]-[send]-|", options: [.alignAllCenterY], views: views)
        + [
          field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
          bar.heightAnchor.constraint(equalToConstant: 46),
        ])
    window.layoutIfNeeded()
    #expect(window.messages.isEmpty)
    // 852 − 34 of the home indicator; a rounded field is 34 high.
    #expect(bar.frame == Rect(x: 0, y: 772, width: 393, height: 46))
    #expect(field.frame.height == 34)
    #expect(send.frame.maxX == 385)
    #expect(field.frame.maxX + 8 == send.frame.minX)

    window.screen = try Screen(device: "iphone-15-pro", keyboard: .shown)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 516)
  }

  @Test("are as high as their texts need at the width that they get")
  func wrapping() throws {
    let window = try Window(Screen(device: "iphone-14"))
    let label = Label(text: String(repeating: "strut ", count: 20))
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(label)
    let margins = window.view.layoutMarginsGuide
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.width == 358)
    // Whole lines of 17 points, 20.287 each, rounded up to thirds together.
    let lines = (label.frame.height.value / 20.287).rounded(.down)
    #expect(lines > 1)
    #expect(label.frame.height.value == (lines * 17 * 1.193359375 * 3).rounded(.up) / 3)
  }

  @Test("have the sizes and priorities of their kinds")
  func controls() throws {
    let window = try Window(Screen(device: "iphone-14"))
    let toggle = Switch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(toggle)
    LayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: window.view.trailingAnchor, constant: -16),
      toggle.topAnchor.constraint(equalTo: window.view.safeAreaLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    // An alignment rectangle of 49 × 31 within a frame of 51 × 31.
    #expect(toggle.frame == Rect(x: 325, y: 47, width: 51, height: 31))
    #expect(toggle.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(Label().contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("are refused a device, or a turn of it, that there is not")
  func devices() {
    do throws(LayoutProblem) {
      _ = try Screen(device: "iphone-15-prp")
      Issue.record("there is such a device")
    } catch {
      #expect(error.text == "there is no device `iphone-15-prp`")
      #expect(error.help == "did you mean `iphone-15-pro`?")
    }
    #expect(throws: LayoutProblem.self) {
      try Screen(device: "iphone-15-pro", orientation: .portraitUpsideDown)
    }
  }
}
