import Devices
import ViewKinds

/// The keys of the screen around the views.
extension LanguageKeys {
  package static let screen: [SpecKey] = [
    SpecKey(
      "background", "a colour", "The root view's background; `systemBackground` by default."),
    SpecKey(
      "tint", "a colour",
      "The colour of interactive parts, in bars and in all views; `systemBlue` by default."),
    SpecKey(
      "userInterfaceLevel", MarkdownNames.list(InterfaceLevel.allCases.map(\.rawValue)),
      "Whether the screen is a raised interface such as a sheet, whose system backgrounds are lighter in dark mode; `base` by default."
    ),
    SpecKey(
      "statusBar", "`shown`, `hidden`, or a mapping",
      "The status bar; shown but on phones that lie."),
    SpecKey(
      "navigationBar", "the name of a style, or a mapping",
      "The navigation bar; hidden without this key."),
    SpecKey(
      "tabBar", "the name of a style, or a mapping", "The tab bar; hidden without this key."),
    SpecKey(
      "toolbar", "the name of a style, or a mapping",
      "The toolbar, above a tab bar; hidden without this key."),
    SpecKey(
      "hidesBottomBarWhenPushed", "true or false",
      "Whether tab bar and toolbar are hidden; false by default."),
    SpecKey(
      "edgesForExtendedLayout", "`all`, `none`, or a list of sides",
      "The sides on which the root view goes under bars; `all` by default."),
    SpecKey(
      "extendedLayoutIncludesOpaqueBars", "true or false",
      "Whether the root view goes under opaque bars too; false by default."),
    SpecKey(
      "keyboardGuide", "a mapping", "How the root view's keyboard guide follows the keyboard."),
  ]

  package static let statusBar: [SpecKey] = [
    SpecKey("hidden", "true or false", "Whether the status bar is hidden; false by default."),
    SpecKey(
      "style", MarkdownNames.list(StatusBarStyle.allCases.map(\.rawValue)),
      "The colour of its time and symbols: `lightContent` is white, `darkContent` black, `default` as the appearance has it."
    ),
  ]

  package static let navigationBar: [SpecKey] = [
    SpecKey("title", "text", "The bar's title."),
    SpecKey("back", "text", "The title of the back button; no button by default."),
    SpecKey("prompt", "text", "A line above the title; none by default."),
    SpecKey(
      "search", "true, or text",
      "A search field under the title, with this placeholder or with `Search`; none by default."),
    SpecKey(
      "leftItems", "a list of buttons",
      "The buttons from the leading edge; they replace the back button."),
    SpecKey("rightItems", "a list of buttons", "The buttons from the trailing edge inward."),
    SpecKey(
      "barTintColor", "a colour",
      "The bar's own colour, through which content shows frosted where the bar is translucent; the system's by default."
    ),
    SpecKey("style", "the name of a style", "The bar's style, in place of the flags below."),
    SpecKey("translucent", "true or false", "Whether content shows through; true by default."),
    SpecKey("largeTitle", "true or false", "Whether the title is large; false by default."),
    SpecKey("hidden", "true or false", "Whether there is no bar; false by default."),
  ]

  package static let tabBar: [SpecKey] = [
    SpecKey("items", "a list of tabs", "The tabs from the leading edge."),
    SpecKey(
      "selected", "a whole number", "The selected tab, counted from 0; the first by default."),
    SpecKey("style", "the name of a style", "The bar's style, in place of the flags below."),
    SpecKey("translucent", "true or false", "Whether content shows through; true by default."),
    SpecKey("hidden", "true or false", "Whether there is no bar; false by default."),
  ]

  package static let toolbar: [SpecKey] = [
    SpecKey("items", "a list of buttons", "The buttons and spaces from the leading edge."),
    SpecKey("style", "the name of a style", "The bar's style, in place of the flags below."),
    SpecKey("translucent", "true or false", "Whether content shows through; true by default."),
    SpecKey("hidden", "true or false", "Whether there is no bar; false by default."),
  ]

  package static let keyboardGuide: [SpecKey] = [
    SpecKey(
      "usesBottomSafeArea", "true or false",
      "Whether the guide keeps the bottom safe area while no keyboard stands there; true by default."
    ),
    SpecKey(
      "followsUndockedKeyboard", "true or false",
      "Whether the guide is the rectangle of a keyboard that floats; false by default."),
  ]
}
