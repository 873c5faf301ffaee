import Geometry
import Testing

@testable import Devices

@Suite("A split view's columns") struct SplitPlacementTests {
  // The rows of iOS 26 on 13 inches are measured: a panel at 10..310 below the status bar of 32, a
  // supplementary column up to 630, bars from 316. The others follow from 320 points a column.
  @Test("are where UIKit puts them", arguments: PlacedColumns.rows)
  func place(_ row: PlacedColumns) throws {
    let device = try #require(DeviceCatalogue.device(id: row.device))
    var configuration = Configuration(device: device, os: row.os, orientation: row.orientation)
    configuration.split = row.split
    let geometry = ScreenGeometry(configuration)
    #expect(geometry.columns.map(\.area) == row.columns)
    #expect(geometry.content.area == row.secondary)
    #expect(geometry.coversScreen == row.coversScreen)
  }

  @Test("on iOS 26 reach under the panel before them, with a safe area after it")
  func underlap() throws {
    let device = try #require(DeviceCatalogue.device(id: "ipad-pro-13"))
    var configuration = Configuration(device: device, os: .ios26, orientation: .landscapeLeft)
    configuration.split = .two(.oneBesideSecondary)
    let geometry = ScreenGeometry(configuration)
    #expect(geometry.rootFrame == Rect(x: 0, y: 0, width: 1376, height: 1032))
    #expect(geometry.safeArea == Insets(top: 32, left: 316, bottom: 25, right: 0))
    let panel = try #require(geometry.columns.first)
    #expect(panel.isPanel)
    #expect(panel.safeArea == .zero)
    #expect(panel.rootMargins == Insets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(panel.sizeClasses.horizontal == .compact)
  }

  @Test("that are moved off the screen keep their safe area", arguments: LayoutDirection.allCases)
  func displaced(_ direction: LayoutDirection) throws {
    let device = try #require(DeviceCatalogue.device(id: "ipad-pro-11"))
    var configuration = Configuration(device: device, os: .ios18)
    configuration.split = .three(.twoDisplaceSecondary, direction)
    let content = ScreenGeometry(configuration).content
    // 834 − 320; 320 of it are off the screen. A status bar of 24 and a home indicator's 20.
    #expect(content.rootFrame.width == 514)
    #expect(content.safeArea == Insets(top: 24, left: 0, bottom: 20, right: 0))
  }

  @Test("have bars of their own")
  func bars() throws {
    let device = try #require(DeviceCatalogue.device(id: "ipad-pro-11"))
    var configuration = Configuration(
      device: device, os: .ios18, orientation: .landscapeLeft, navigationBar: .translucent,
      tabBar: .translucent)
    var split = SplitView.two(.oneBesideSecondary)
    split.primary.navigationBar = .largeTitle
    split.primary.toolbar = .translucent
    configuration.split = split
    let geometry = ScreenGeometry(configuration)
    let primary = try #require(geometry.columns.first)
    // A status bar of 24, a row of 50 and a large title of 52; a home indicator's 20.
    #expect(primary.largeTitle == Rect(x: 0, y: 74, width: 320, height: 52))
    #expect(primary.toolbar == Rect(x: 0, y: 764, width: 320, height: 50))
    #expect(primary.safeArea == Insets(top: 126, left: 0, bottom: 70, right: 0))
    #expect(geometry.navigationRow == Rect(x: 320, y: 24, width: 874, height: 50))
    // Tabs are for the one column of a narrow window.
    #expect(geometry.tabBar == nil)
    #expect(primary.tabBar == nil)
  }

  @Test("leave the tabs to the one column of a narrow window")
  func tabs() throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-14"))
    var configuration = Configuration(device: device, os: .ios18, tabBar: .translucent)
    configuration.split = .two(.automatic)
    // 49 points above the home indicator's 34.
    #expect(
      ScreenGeometry(configuration).tabBar == Rect(x: 0, y: 761, width: 390, height: 49))
  }
}

/// The columns of a device and their areas in the window.
struct PlacedColumns: CustomTestStringConvertible {
  let name: String
  let device: String
  let os: SystemVersion
  var orientation = Orientation.portrait
  let split: SplitView
  let columns: [Rect]
  let secondary: Rect
  var coversScreen = false

  var testDescription: String { name }

  static let rows = [
    PlacedColumns(
      name: "two on iPadOS 26", device: "ipad-pro-13", os: .ios26, orientation: .landscapeLeft,
      split: .two(.automatic), columns: [Rect(x: 10, y: 32, width: 300, height: 990)],
      secondary: Rect(x: 316, y: 0, width: 1060, height: 1032)),
    PlacedColumns(
      name: "three on iPadOS 26", device: "ipad-pro-13", os: .ios26, orientation: .landscapeLeft,
      split: .three(.twoBesideSecondary),
      columns: [
        Rect(x: 10, y: 32, width: 300, height: 990), Rect(x: 316, y: 0, width: 314, height: 1032),
      ], secondary: Rect(x: 630, y: 0, width: 746, height: 1032)),
    PlacedColumns(
      name: "two on iPadOS 18", device: "ipad-pro-11", os: .ios18, orientation: .landscapeLeft,
      split: .two(.automatic), columns: [Rect(x: 0, y: 0, width: 320, height: 834)],
      secondary: Rect(x: 320, y: 0, width: 874, height: 834)),
    PlacedColumns(
      name: "two on iPadOS 18, from right to left", device: "ipad-pro-11", os: .ios18,
      orientation: .landscapeLeft, split: .two(.automatic, .rightToLeft),
      columns: [Rect(x: 874, y: 0, width: 320, height: 834)],
      secondary: Rect(x: 0, y: 0, width: 874, height: 834)),
    PlacedColumns(
      name: "one beside the last of three", device: "ipad-pro-11", os: .ios18,
      orientation: .landscapeLeft, split: .three(.automatic),
      columns: [Rect(x: 0, y: 0, width: 320, height: 834)],
      secondary: Rect(x: 320, y: 0, width: 874, height: 834)),
    // 834 − 320 for the last column leaves 257 for each of two.
    PlacedColumns(
      name: "three in portrait, made narrow", device: "ipad-pro-11", os: .ios18,
      split: .three(.twoBesideSecondary),
      columns: [
        Rect(x: 0, y: 0, width: 257, height: 1194), Rect(x: 257, y: 0, width: 257, height: 1194),
      ], secondary: Rect(x: 514, y: 0, width: 320, height: 1194)),
    PlacedColumns(
      name: "only the last in portrait", device: "ipad-pro-11", os: .ios18,
      split: .two(.automatic), columns: [],
      secondary: Rect(x: 0, y: 0, width: 834, height: 1194)),
    PlacedColumns(
      name: "one over the last", device: "ipad-pro-11", os: .ios18,
      split: .two(.oneOverSecondary), columns: [Rect(x: 0, y: 0, width: 320, height: 1194)],
      secondary: Rect(x: 0, y: 0, width: 834, height: 1194)),
    // The last column keeps its 834 − 320 and leaves the window.
    PlacedColumns(
      name: "two that displace the last", device: "ipad-pro-11", os: .ios18,
      split: .three(.twoDisplaceSecondary),
      columns: [
        Rect(x: 0, y: 0, width: 320, height: 1194), Rect(x: 320, y: 0, width: 320, height: 1194),
      ], secondary: Rect(x: 640, y: 0, width: 514, height: 1194)),
    PlacedColumns(
      name: "the last on a phone", device: "iphone-15-pro", os: .ios26,
      split: .two(.oneBesideSecondary), columns: [],
      secondary: Rect(x: 0, y: 0, width: 393, height: 852)),
    PlacedColumns(
      name: "the first on a phone", device: "iphone-15-pro", os: .ios26,
      split: .two(.oneBesideSecondary, top: .primary),
      columns: [Rect(x: 0, y: 0, width: 393, height: 852)],
      secondary: Rect(x: 0, y: 0, width: 393, height: 852), coversScreen: true),
  ]
}

extension SplitView {
  fileprivate static func two(
    _ mode: DisplayMode, _ direction: LayoutDirection = .leftToRight, top: Role = .secondary
  ) -> SplitView {
    SplitView(primary: Column(), displayMode: mode, top: top, direction: direction)
  }

  fileprivate static func three(
    _ mode: DisplayMode, _ direction: LayoutDirection = .leftToRight
  ) -> SplitView {
    SplitView(
      primary: Column(), supplementary: Column(), displayMode: mode, direction: direction)
  }
}
