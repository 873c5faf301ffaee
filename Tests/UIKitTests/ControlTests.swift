import Foundation
import TestSupport
import Testing
import Views

@testable import UIKit

@MainActor
private final class Counter: NSObject {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func sender(_ sender: UIButton) { calls.append("sender \(sender.tag)") }
  func event(_ sender: UIButton, _ event: UIEvent?) { calls.append("event") }
  func tapped(_ recognizer: UITapGestureRecognizer) {
    calls.append("tapped \(recognizer.state == .ended)")
  }
  func heard(_ notification: Notification) { calls.append("heard \(notification.name.rawValue)") }
}

/// An object that no actor isolates.
private final class FreeCounter: NSObject {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func sender(_ sender: AnyObject) { calls.append("sender") }
}

@MainActor
@Suite("Controls, gestures and selectors")
struct ControlTests {
  @Test("a control calls the methods of its targets for an event, with the sender")
  func targets() {
    let (button, counter) = (UIButton(type: .system), Counter())
    button.tag = 7
    button.addTarget(
      counter, action: Selector({ (target: Counter) in target.plain }, "plain"), for: .touchUpInside
    )
    button.addTarget(
      counter, action: Selector({ (target: Counter) in target.sender(_:) }, "sender(_:)"),
      for: .touchUpInside)
    button.addTarget(
      counter, action: Selector({ (target: Counter) in target.plain }, "plain"), for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["plain", "sender 7"])
    button.removeTarget(counter, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["plain", "sender 7"])
    #expect(button.allControlEvents == .valueChanged)
  }

  @Test("a target may be an object that no actor isolates")
  func freeTargets() {
    let (control, counter) = (UISlider(), FreeCounter())
    control.addTarget(
      counter, action: Selector({ (target: FreeCounter) in target.plain }, "plain"),
      for: .valueChanged)
    control.addTarget(
      counter, action: Selector({ (target: FreeCounter) in target.sender(_:) }, "sender:"),
      for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(counter.calls == ["plain", "sender"])
  }

  @Test("a control does not keep its targets")
  func weakTargets() {
    let button = UIButton()
    weak var released: Counter?
    do {
      let counter = Counter()
      released = counter
      button.addTarget(
        counter, action: Selector({ (target: Counter) in target.plain }, "plain"), for: .touchDown)
    }
    #expect(released == nil)
    button.sendActions(for: .touchDown)
  }

  @Test("an action gets the control that sent it")
  func actions() {
    var sent: AnyObject?
    let control = UISwitch()
    control.addAction(UIAction { sent = $0.sender }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sent === control)
  }

  @Test("an action replaces the one with its identifier, and gets its events too")
  func actionsOfOneIdentifier() {
    let control = UIControl()
    var calls: [String] = []
    func action(_ name: String, _ identifier: UIAction.Identifier?) -> UIAction {
      UIAction(identifier: identifier) { _ in calls.append(name) }
    }
    control.addAction(action("first", .init("x")), for: .touchDown)
    control.addAction(action("second", .init("x")), for: .touchUpInside)
    control.addAction(action("third", nil), for: .touchDown)
    control.addAction(action("fourth", nil), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["second", "third", "fourth"])
    control.removeAction(action("", .init("x")), for: .touchDown)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    calls = []
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["third", "fourth", "second"])
  }

  private final class EditingDelegate: NSObject, UITextFieldDelegate {
    var (begins, ends) = (false, false)

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
  }

  @Test("a field begins and ends editing only if its delegate lets it")
  func editingByDelegate() {
    let (window, field, delegate) = (UIWindow(), UITextField(), EditingDelegate())
    window.addSubview(field)
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    delegate.begins = true
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    delegate.ends = true
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
  }

  @Test("hit tests find no label and no image view, unless they are for touches")
  func viewsWithoutTouches() {
    for view in [UILabel(), UIImageView()] {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.frame = parent.bounds
      parent.addSubview(view)
      #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
      view.isUserInteractionEnabled = true
      #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }
  }

  @Test("a spinner is hidden while it is stopped, and takes no room in a stack then")
  func stoppedSpinner() {
    let spinner = UIActivityIndicatorView(style: .medium)
    let box = UIView()
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let stack = UIStackView(arrangedSubviews: [spinner, box])
    func width() -> CGFloat {
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }
    #expect(spinner.isHidden)
    #expect(width() == 50)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    #expect(width() == 70)
    spinner.hidesWhenStopped = false
    spinner.stopAnimating()
    #expect(!spinner.isHidden)
    spinner.hidesWhenStopped = true
    #expect(spinner.isHidden)
  }

  private final class TintedView: UIView {
    var changes = 0

    override func tintColorDidChange() { changes += 1 }
  }

  @Test("a view hears of a new tint colour of its own or of a superview that it inherits from")
  func tint() {
    let (top, middle, own, below) = (TintedView(), TintedView(), TintedView(), TintedView())
    top.addSubview(middle)
    top.addSubview(own)
    own.addSubview(below)
    own.tintColor = .green
    #expect([top, middle, own, below].map(\.changes) == [0, 0, 1, 1])
    top.tintColor = .red
    #expect([top, middle, own, below].map(\.changes) == [1, 1, 1, 1])
    own.tintColor = nil
    #expect([top, middle, own, below].map(\.changes) == [1, 1, 2, 2])
    let added = TintedView()
    top.addSubview(added)
    #expect(added.changes == 1)
  }

  @Test("a gesture that is fired has ended for its targets")
  func gestures() {
    let (view, counter) = (UIView(), Counter())
    let tap = UITapGestureRecognizer(
      target: counter, action: Selector({ (target: Counter) in target.tapped(_:) }, "tapped(_:)"))
    view.addGestureRecognizer(tap)
    tap.fire()
    #expect(counter.calls == ["tapped true"])
    #expect(tap.view === view)
    #expect(view.gestureRecognizers == [tap])
  }

  @Test("a method that the target lacks is an exception")
  func missingMethod() {
    let raised = UIKitException.taken { Counter().perform(Selector("gone")) }
    #expect(raised == ["-[Counter gone]: unrecognized selector sent to instance"])
  }

  @Test("an object responds only to the methods of its class")
  func responding() {
    let plain = Selector({ (target: Counter) in target.plain }, "plain")
    #expect(Counter().responds(to: plain))
    #expect(!UIView().responds(to: plain))
    #expect(!Counter().responds(to: Selector("plain")))
  }

  @Test("an observer hears a notification until it is removed")
  func notifications() {
    let (center, counter) = (NotificationCenter(), Counter())
    let name = Notification.Name("changed")
    center.addObserver(
      counter, selector: Selector({ (target: Counter) in target.heard(_:) }, "heard(_:)"),
      name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(counter, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(counter.calls == ["heard changed"])
  }

  @Test("an associated object lives as long as its owner")
  func associations() {
    var key = 0
    weak var released: NSObject?
    do {
      let (owner, value) = (UIView(), NSObject())
      objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &key) as? NSObject === value)
      objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &key) == nil)
      released = value
    }
    #expect(released == nil)
  }

  @Test("a button shows the title of its state, or that of the normal state")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .disabled)
    #expect(button.currentTitle == "Save")
    button.isEnabled = false
    #expect(button.currentTitle == "Saved")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "Save")
    #expect(button.state == .selected)
  }

  /// A system button with a picture for each state, drawn.
  private func picture(_ images: [UIControl.State: String], isSelected: Bool) throws -> Data {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let button = UIButton(type: .system)
    for (state, name) in images { button.setImage(UIImage(systemName: name), for: state) }
    button.isSelected = isSelected
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    window.addSubview(button)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return try window.pngData()
  }

  @Test("a selected system button has a plate, unless it has a picture for that state")
  func plate() throws {
    let full = try picture([.normal: "heart.fill"], isSelected: false)
    #expect(try picture([.normal: "heart.fill"], isSelected: true) != full)
    #expect(
      try picture([.normal: "heart", .selected: "heart.fill"], isSelected: true) == full)
  }

  /// A button with a title, drawn on black.
  private func title(_ type: UIButton.ButtonType, _ color: UIColor?) throws -> Data {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    window.backgroundColor = .black
    let button = UIButton(type: type)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(color, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    window.addSubview(button)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return try window.pngData()
  }

  @Test("the title of a custom button is white, and that of each button has the colour set for it")
  func titleColor() throws {
    let white = try title(.custom, .white)
    #expect(try title(.custom, nil) == white)
    #expect(try title(.custom, .red) != white)
    #expect(try title(.system, .white) != title(.system, nil))
  }

  @Test(
    "a view is hit from an alpha of 0.01 on",
    arguments: [(CGFloat(0.009), false), (0.01, true), (1, true)])
  func faintView(_ alpha: CGFloat, _ isHit: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = alpha
    #expect((view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view) == isHit)
  }

  @Test("a view is hit where its transform shows it")
  func transformedHit() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSubview(view)
    // Twice the size around (150, 150): from 50 to 250.
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 40, y: 60), with: nil) === root)
    #expect(view.convert(view.bounds, to: root) == view.frame)
  }

  /// A control with the size that it has from the start, in points.
  struct SizedControl: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: CGSize
    let make: @MainActor @Sendable () -> UIView

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat,
      _ make: @escaping @MainActor @Sendable () -> UIView
    ) {
      (testDescription, size, self.make) = (name, CGSize(width: width, height: height), make)
    }
  }

  @Test(
    "a control of a fixed size has it from the start, and keeps it when it is placed",
    arguments: [
      SizedControl("switch", 51, 31) { UISwitch() },
      SizedControl("switch with a frame", 51, 31) {
        UISwitch(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
      },
      SizedControl("stepper", 94, 32) { UIStepper() },
      SizedControl("spinner", 20, 20) { UIActivityIndicatorView() },
      SizedControl("large spinner", 37, 37) { UIActivityIndicatorView(style: .large) },
      SizedControl("spinner with a frame", 50, 60) {
        UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
      },
    ])
  func sizes(_ row: SizedControl) {
    let control = row.make()
    #expect(control.bounds.size == row.size)
    control.frame.origin = CGPoint(x: 20, y: 30)
    #expect(control.frame == CGRect(origin: CGPoint(x: 20, y: 30), size: row.size))
    control.center = CGPoint(x: 150, y: 100)
    #expect(control.bounds.size == row.size)
    #expect(control.center == CGPoint(x: 150, y: 100))
  }

  @Test("a switch made on iOS 26 has the size of that system")
  func newSwitch() throws {
    let screen = try Screen(device: .iPhone17Pro, os: .ios26)
    #expect(UIScreen.with(screen) { UISwitch().bounds.size } == CGSize(width: 63, height: 28))
  }

  @Test("a segmented control is as large as its segments from the start")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    // A height of 31 points, and one more point of the frame below.
    #expect(control.bounds.height == 32)
    #expect(control.bounds.width > 50)
  }

  @Test("sizeToFit keeps the origin of the frame")
  func sizeToFit() {
    let control = UISwitch()
    control.frame = CGRect(x: 20, y: 30, width: 0, height: 0)
    control.sizeToFit()
    #expect(control.frame == CGRect(x: 20, y: 30, width: 51, height: 31))
  }

  @Test("a slider's value stays in its range, and its range does not turn around")
  func sliderRange() {
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 80
    slider.maximumValue = 50
    slider.maximumValue = 100
    #expect(slider.value == 50)
    slider.minimumValue = 200
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [200, 200, 200])
    slider.maximumValue = 10
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [10, 10, 10])
  }

  @Test("a text view tells its alignment")
  func alignment() {
    let view = UITextView()
    #expect(view.textAlignment == .natural)
    view.textAlignment = .center
    #expect(view.textAlignment == .center)
  }

  @Test("a field tells of the end of editing only if it was edited")
  func editing() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    let (field, counter) = (UITextField(), Counter())
    controller.view.addSubview(field)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    field.addTarget(
      counter, action: Selector({ (target: Counter) in target.plain }, "plain"),
      for: .editingDidEnd)
    #expect(field.resignFirstResponder())
    #expect(counter.calls == [])
    field.becomeFirstResponder()
    #expect(field.isEditing)
    #expect(counter.calls == [])
    field.resignFirstResponder()
    #expect(counter.calls == ["plain"])
    field.resignFirstResponder()
    #expect(counter.calls == ["plain"])
  }

  @Test("a button made with a configuration shows its title and its image at once")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.image = UIImage(systemName: "plus")
    configuration.imagePadding = 8
    let withImage = UIButton(configuration: configuration).intrinsicContentSize
    // Insets of 12 points at both sides of a title of about 50 points, 34.333 points high.
    #expect(plain.width > 70 && plain.width < 80)
    #expect(plain.height > 34 && plain.height < 35)
    #expect(withImage.width > plain.width + 16)
  }

  @Test("an image view made with a symbol has its size at once")
  func imageView() {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    #expect(view.intrinsicContentSize.width > 15)
    #expect(view.bounds.size == view.intrinsicContentSize)
  }

  @Test("configurations of a symbol keep the size that another one does not set")
  func symbolConfigurations() {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let colors = UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])
    func width(_ image: UIImage?, preferred: UIImage.SymbolConfiguration? = nil) -> CGFloat {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = preferred
      return view.intrinsicContentSize.width
    }
    let plain = UIImage(systemName: "star")
    let expected = width(UIImage(systemName: "star", withConfiguration: large))
    #expect(expected > width(plain) * 2)
    #expect(
      width(UIImage(systemName: "star", withConfiguration: large.applying(colors))) == expected)
    #expect(
      width(UIImage(systemName: "star", withConfiguration: colors.applying(large))) == expected)
    #expect(
      width(UIImage(systemName: "star", withConfiguration: colors), preferred: large) == expected)
    #expect(
      width(plain?.withConfiguration(large).applyingSymbolConfiguration(colors)) == expected)
    #expect(width(plain?.withConfiguration(large).withConfiguration(colors)) == width(plain))
    #expect(
      width(UIImage(systemName: "star", variableValue: 0.5, configuration: large)) == expected)
  }

  @Test("fonts, colours and paragraph styles are added to parts of a text and found again")
  func attributesOfParts() {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let rows: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30)),
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.paragraphStyle, NSParagraphStyle.default, centered),
    ]
    for (key, first, second) in rows {
      let text = NSMutableAttributedString(string: "small BIG", attributes: [key: first])
      text.addAttribute(key, value: second, range: NSRange(location: 6, length: 3))
      var found: [NSRange] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: 9)) { value, range, _ in
        #expect((value as? NSObject) == (range.location == 0 ? first : second))
        found.append(range)
      }
      #expect(found == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 3)])
      // An equal value makes one run of the whole text.
      text.addAttribute(key, value: second, range: NSRange(location: 0, length: 6))
      var whole = NSRange(location: 0, length: 0)
      _ = text.attribute(
        key, at: 0, longestEffectiveRange: &whole, in: NSRange(location: 0, length: 9))
      #expect(whole == NSRange(location: 0, length: 9))
    }
  }

  @Test("a button with a configuration shows the title with attributes that was set for a state")
  func attributedTitleOfConfiguration() {
    let title = NSAttributedString(
      string: "Play now", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .kern: 2])
    let label = UILabel()
    label.attributedText = title
    let button = UIButton(type: .system)
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 40, bottom: 10, trailing: 40)
    button.configuration = configuration
    button.setAttributedTitle(title, for: .normal)
    let (size, text) = (button.intrinsicContentSize, label.intrinsicContentSize)
    #expect(abs(size.width - text.width - 80) < 0.5)
    #expect(abs(size.height - text.height - 20) < 0.5)
  }
}

@MainActor
@Suite("The label of a button's title")
struct ButtonTitleLabelTests {
  @Test("has the font of the button's style by default")
  func font() throws {
    func size(_ button: UIButton) -> CGFloat? { button.titleLabel?.font.pointSize }
    #expect(size(UIButton(type: .system)) == 15)
    #expect(size(UIButton()) == 18)
    #expect(size(UIButton(configuration: .filled())) == 17)
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: 22)
    #expect(size(button) == 22)
  }

  @Test("aligns, breaks and shrinks the title that the button draws")
  func drawn() throws {
    func picture(_ change: (UILabel) -> Void) throws -> Data {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let button = UIButton(type: .system)
      button.setTitle("A long title of a button", for: .normal)
      button.frame = window.bounds
      change(try #require(button.titleLabel))
      window.addSubview(button)
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      return try window.pngData()
    }
    let plain = try picture { #expect($0.lineBreakMode == .byTruncatingMiddle) }
    #expect(try picture { $0.lineBreakMode = .byTruncatingMiddle } == plain)
    #expect(try picture { $0.lineBreakMode = .byTruncatingTail } != plain)
    #expect(try picture { $0.adjustsFontSizeToFitWidth = true } == plain)
    let shrunk = try picture {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.4
    }
    #expect(shrunk != plain)
    let wrapped = try picture {
      $0.lineBreakMode = .byWordWrapping
      #expect($0.numberOfLines == 0)
    }
    let aligned = try picture {
      $0.lineBreakMode = .byWordWrapping
      $0.textAlignment = .right
    }
    #expect(wrapped != plain)
    #expect(aligned != wrapped)
  }
}

@MainActor
@Suite("Insets of a button's title and image")
struct ButtonInsetsTests {
  @Test("belong to the button without a configuration, and change no size")
  func moved() throws {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
    let node = try #require(button.button)
    #expect(node.titleInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(node.imageInsets == Insets(top: 0, left: -8, bottom: 0, right: 8))
    #expect(button.intrinsicContentSize == size)
  }

  @Test("a background image gives the button its size, and a state without one that of normal")
  func background() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='60'/>", to: "a.svg")
    let image = try #require(UIImage(contentsOfFile: path))
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setBackgroundImage(image, for: .normal)
    #expect(button.backgroundImage(for: .normal) === image)
    #expect(button.backgroundImage(for: .disabled) == nil)
    button.isEnabled = false
    #expect(button.currentBackgroundImage === image)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 60))
    button.configuration = .plain()
    #expect(button.intrinsicContentSize.height < 60)
  }

  @Test("draw the title and the image where the insets move them")
  func drawn() throws {
    func picture(x: CGFloat, _ insets: UIEdgeInsets) throws -> Data {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.titleEdgeInsets = insets
      button.imageEdgeInsets = insets
      button.frame = CGRect(x: x, y: 10, width: 150, height: 40)
      window.addSubview(button)
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      return try window.pngData()
    }
    let moved = try picture(x: 0, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: -20))
    #expect(try moved == picture(x: 20, .zero))
    #expect(try moved != picture(x: 0, .zero))
  }
}
