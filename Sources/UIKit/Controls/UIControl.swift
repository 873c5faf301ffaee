public import Foundation
import Views

/// A view that sends actions when it is used.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var targets: [(target: ControlTarget, events: Event)] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be used; true by default.
  open var isEnabled: Bool {
    get { (node as? Control)?.isEnabled ?? enabled }
    set {
      enabled = newValue
      (node as? Control)?.isEnabled = newValue
      stateDidChange()
    }
  }

  private var enabled = true
  /// Whether the control is selected; false by default.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether the control is pressed; false by default.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// Where the content is across the control; kept except in buttons.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where the content is along the control; buttons draw it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { stateDidChange() }
  }
  /// Whether the control is touched; always false.
  open var isTracking: Bool { false }
  /// Whether the touch is in the control; always false.
  open var isTouchInside: Bool { false }

  /// Called after the state changed.
  func stateDidChange() { pending.isRequested = true }

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds a target and the method that events call.
  ///
  /// The first object of the responder chain that has the method is the target if it is nil.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((ControlTarget(target.map { $0 as AnyObject } ?? self, action), controlEvents))
  }

  /// Removes a target, or all of them, with an action or with all, for events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets = targets.compactMap { entry in
      guard target == nil || entry.target.object === (target as AnyObject),
        action == nil || entry.target.action == action
      else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (entry.target, left)
    }
  }

  /// Adds an action for events; it replaces the action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let known = actions.firstIndex(where: { $0.action.identifier == action.identifier }) {
      actions[known] = (action, actions[known].events.union(controlEvents))
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Removes the action with the same identifier for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == action.identifier else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (entry.action, left)
    }
  }

  /// Calls the targets and the actions for events, as the user's touch does.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(self)
    }
    for (target, events) in targets where !events.isDisjoint(with: controlEvents) {
      guard let object = target.object else { continue }
      sendAction(target.action, to: object, for: nil)
    }
  }

  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return }
    action.perform(on: target as AnyObject, self, event)
  }

  /// The objects that events call.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target.object as? NSObject).map { AnyHashable($0) } })
  }

  /// The events that call something.
  open var allControlEvents: Event {
    (targets.map(\.events) + actions.map(\.events)).reduce([]) { $0.union($1) }
  }

  /// Returns the names of the methods that events call on a target.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter {
      $0.target.object === target.map { $0 as AnyObject }
        && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.target.action.description)
    return names.isEmpty ? nil : names
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default state.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The action that the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All changes of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content is across the control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at an edge, or stretched.
    case center, top, bottom, fill
  }

  /// Where the content is along the control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at an edge, or stretched.
    case center, left, right, fill, leading, trailing
  }
}

/// An object and the method that an event calls on it.
struct ControlTarget {
  weak var object: AnyObject?
  let action: Selector

  init(_ object: AnyObject, _ action: Selector) {
    self.object = object
    self.action = action
  }

  /// Calls the method with a sender and an event.
  func send(_ sender: AnyObject, _ event: AnyObject?) {
    if let object { action.perform(on: object, sender, event) }
  }
}

/// An action with a title, an image and a closure.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The title.
  open var title: String
  /// The image, or nil.
  open var image: UIImage?
  /// The name of the action; an action made without a name has one of its own.
  public let identifier: Identifier
  /// The object that triggered the action, while the closure runs.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// A closure that an action calls.
  public typealias UIActionHandler = (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func perform(_ sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
