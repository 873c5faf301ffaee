import Geometry
import Testing
import Views

/// The box of article 3: 20 from the left and the right, 50 from the top, 100 high.
@Suite("One box in five notations")
struct RedBoxTests {
  private let window = ViewsTests.window()
  private let expected = Rect(x: 20, y: 50, width: 350, height: 100)

  @Test("by a frame")
  func frame() {
    let view = window.view
    let box = View()
    view.addSubview(box)
    box.frame = Rect(x: 20, y: 50, width: view.frame.size.width - 40, height: 100)
    window.layoutIfNeeded()
    #expect(box.frame == expected)
    #expect(window.messages.isEmpty)
  }

  @Test("by a mask, for a frame that was meant for another width")
  func mask() {
    let view = window.view
    let superview = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    superview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let box = View(frame: Rect(x: 20, y: 50, width: 280, height: 100))
    box.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    superview.addSubview(box)
    superview.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    view.addSubview(superview)
    superview.frame = view.bounds
    window.layoutIfNeeded()
    #expect(superview.frame == view.bounds)
    #expect(box.frame == expected)
  }

  @Test("by items and attributes")
  func items() throws {
    let view = window.view
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let marginTop = try LayoutConstraint(
      item: box, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1.0,
      constant: 50)
    let marginLeft = try LayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left,
      multiplier: 1.0, constant: 20)
    let marginRight = try LayoutConstraint(
      item: box, attribute: .right, relatedBy: .equal, toItem: view, attribute: .right,
      multiplier: 1.0, constant: -20)
    let height = try LayoutConstraint(
      item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1.0, constant: 100)
    LayoutConstraint.activate([marginTop, marginLeft, marginRight, height])
    window.layoutIfNeeded()
    #expect(box.frame == expected)
    #expect(window.messages.isEmpty)
  }

  @Test("by the Visual Format Language")
  func visualFormat() throws {
    let view = window.view
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let views = ["box": box]
    let horizontal = try LayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[box]-20-|", options: [], metrics: nil, views: views)
    let vertical = try LayoutConstraint.constraints(
      withVisualFormat: "V:|-50-[box(100)]", options: [], metrics: nil, views: views)
    LayoutConstraint.activate([horizontal, vertical].flatMap { $0 })
    window.layoutIfNeeded()
    #expect(box.frame == expected)
  }

  @Test("by anchors")
  func anchors() {
    let view = window.view
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20),
      box.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == expected)
  }

  @Test("conflicts with its own frame if the mask is still translated")
  func conflict() throws {
    let view = window.view
    let box = View()
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
    box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
    window.layoutIfNeeded()
    let message = try #require(window.messages.first)
    #expect(message.rule == "unsatisfiable")
    #expect(message.isError)
    #expect(message.text.contains("box.left == superview.left + 20"))
    #expect(message.description.contains("autoresizing mask"))
  }
}
