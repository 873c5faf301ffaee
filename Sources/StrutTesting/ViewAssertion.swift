public import Foundation
public import Strut

/// Draws a view on devices and reports an issue for each picture that is not as its reference.
///
/// The view fills the window of each device in turn. References are kept beside the test's file, in
/// `References/<file>/<name>/<cell>.png`, each with its layout as text; everything else is as with
/// `assertSnapshots`. What was refused, such as an illegal constraint, fails the test too.
///
/// ```swift
/// @Test func card() { assertSnapshot(of: CardView(), on: .iPhoneSE3, .iPhone15Pro) }
/// ```
///
/// - Parameters:
///   - view: what is drawn.
///   - devices: models of the catalogue.
///   - orientation: how they are held.
///   - appearance: light or dark mode.
///   - textSize: the user's preferred one.
///   - navigationBar: above the view; nil where no navigation controller shows it.
///   - keyboard: whether there is a keyboard.
///   - direction: where reading begins.
///   - bars: what the bars show.
///   - name: of the picture, unique in the test's file; that of the test where nil.
///   - recording: which references to write; a test that records fails. `STRUT_RECORD` in the
///     environment has precedence, and with `CI` set nothing else lets anything be recorded.
///   - project: the folder that holds `.strut`; nil for the nearest one above the test's file with a
///     `Package.swift`, an Xcode project or a Git repository.
///   - fileID: the test's file, as issues name it.
///   - filePath: where the test's file is.
///   - function: the test's name.
///   - line: the line that is to blame.
///   - column: the column in it.
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

/// Draws a controller's view on devices and reports an issue for each picture that is not as its
/// reference, as for a view; its title stands in the navigation bar.
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

/// Draws a view on screens in any states and reports an issue for each picture that is not as its
/// reference.
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

/// Draws a controller's view on screens in any states and reports an issue for each picture that is
/// not as its reference.
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

/// Checks what a test asserts, and reports to it.
private func check(
  _ subject: PictureSubject, on makeScreens: () throws -> [Screen], _ picture: PictureName,
  _ recording: SnapshotRecording, in project: URL?, at site: CallSite
) {
  checkViews(
    subject, on: makeScreens, picture, in: project, recording: recording, process: .current
  ).report(at: site)
}

extension [DeviceModel] {
  /// A screen of each of the models, all of them in one state.
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
