public import Foundation
public import Strut

/// Draws a view on devices and reports an issue for each picture that does not match its reference.
///
/// The view fills the window of each device. The references are next to the test's file, in
/// `References/<file>/<name>/<cell>.png`, each with its layout as text. An error such as an invalid
/// constraint also fails the test. Everything else works as for `assertSnapshots`.
///
/// ```swift
/// @Test func card() { assertSnapshot(of: CardView(), on: .iPhoneSE3, .iPhone15Pro) }
/// ```
///
/// - Parameters:
///   - view: the view to draw.
///   - devices: devices of the catalogue.
///   - orientation: the orientation of the devices.
///   - appearance: light or dark mode.
///   - textSize: the user's preferred text size.
///   - navigationBar: the navigation bar above the view; nil without a navigation controller.
///   - keyboard: whether the keyboard is visible.
///   - direction: the layout direction.
///   - bars: the contents of the bars.
///   - name: the picture's name, unique in the test's file; nil for the test's name.
///   - recording: the references to write; a test that records fails. `STRUT_RECORD` in the
///     environment has precedence. If `CI` is set, only `STRUT_RECORD` can enable recording.
///   - project: the folder with `.strut`; nil for the nearest one above the test's file with a
///     `Package.swift`, an Xcode project or a Git repository.
///   - fileID: the ID of the test's file, for the issue.
///   - filePath: the path of the test's file.
///   - function: the test's name.
///   - line: the line of the issue.
///   - column: the column of the issue.
public func assertSnapshot(
  of view: View, on devices: DeviceModel..., orientation: Orientation = .portrait,
  appearance: Appearance = .light, textSize: ContentSizeCategory = .large,
  navigationBar: NavigationBarStyle? = nil, keyboard: KeyboardState = .hidden,
  direction: LayoutDirection = .leftToRight, bars: ScreenBars = ScreenBars(),
  named name: String? = nil, record recording: SnapshotRecording = .inherited,
  in project: URL? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  check(
    .view(view),
    on: {
      try devices.screens(
        orientation: orientation, appearance: appearance, textSize: textSize,
        navigationBar: navigationBar, keyboard: keyboard, direction: direction, bars: bars)
    }, PictureName(name, function: function, testFile: "\(filePath)"), recording, in: project,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Draws a controller's view on devices and reports an issue for each picture that does not match
/// its reference.
///
/// The navigation bar shows the controller's title. Everything else works as for a view.
public func assertSnapshot(
  of controller: ViewController, on devices: DeviceModel...,
  orientation: Orientation = .portrait, appearance: Appearance = .light,
  textSize: ContentSizeCategory = .large, navigationBar: NavigationBarStyle? = nil,
  keyboard: KeyboardState = .hidden, direction: LayoutDirection = .leftToRight,
  bars: ScreenBars = ScreenBars(), named name: String? = nil,
  record recording: SnapshotRecording = .inherited, in project: URL? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  check(
    .controller(controller),
    on: {
      try devices.screens(
        orientation: orientation, appearance: appearance, textSize: textSize,
        navigationBar: navigationBar, keyboard: keyboard, direction: direction, bars: bars)
    }, PictureName(name, function: function, testFile: "\(filePath)"), recording, in: project,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Draws a view on screens in any state and reports an issue for each picture that does not match
/// its reference.
public func assertSnapshot(
  of view: View, on screens: [Screen], named name: String? = nil,
  record recording: SnapshotRecording = .inherited, in project: URL? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  check(
    .view(view), on: { screens },
    PictureName(name, function: function, testFile: "\(filePath)"), recording, in: project,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Draws a controller's view on screens in any state and reports an issue for each picture that
/// does not match its reference.
public func assertSnapshot(
  of controller: ViewController, on screens: [Screen], named name: String? = nil,
  record recording: SnapshotRecording = .inherited, in project: URL? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  check(
    .controller(controller), on: { screens },
    PictureName(name, function: function, testFile: "\(filePath)"), recording, in: project,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks the views of an assertion, and reports to the running test.
private func check(
  _ subject: PictureSubject, on makeScreens: () throws -> [Screen], _ picture: PictureName,
  _ recording: SnapshotRecording, in project: URL?, at site: CallSite
) {
  checkViews(
    subject, on: makeScreens, picture, in: project, recording: recording, process: .current
  ).report(at: site)
}

extension [DeviceModel] {
  /// One screen for each device.
  ///
  /// All have the same state.
  fileprivate func screens(
    orientation: Orientation, appearance: Appearance, textSize: ContentSizeCategory,
    navigationBar: NavigationBarStyle?, keyboard: KeyboardState, direction: LayoutDirection,
    bars: ScreenBars
  ) throws -> [Screen] {
    try map { device in
      try Screen(
        device: device, orientation: orientation, appearance: appearance, textSize: textSize,
        navigationBar: navigationBar, keyboard: keyboard, direction: direction, bars: bars)
    }
  }
}
