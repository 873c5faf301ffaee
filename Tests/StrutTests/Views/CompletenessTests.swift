import Devices
import Foundation
import Geometry
import Graphics
import Testing
import ViewKinds

@testable import Views

@Suite("The words of code")
struct CompletenessTests {
  @Test("have every device of the catalogue")
  func devices() {
    #expect(Set(DeviceModel.allCases.map(\.rawValue)) == Set(DeviceCatalogue.ids))
  }

  @Test("have every colour that the system names")
  func colors() {
    #expect(Views.Color.Name.allCases.map(\.rawValue) == SystemColors.names)
    #expect(Views.Color.systemRed.dynamic == SystemColors.color(named: "systemRed"))
    #expect(Views.Color.clear == Views.Color(white: 0, alpha: 0))
  }

  @Test("stand for choices that kinds have")
  func choices() {
    func expect<Choice: CaseIterable & RawRepresentable<String>>(
      _ type: Choice.Type, _ kind: any ViewKind.Type, _ key: String, _ item: String? = nil
    ) {
      var keys = kind.keys
      if let item, case .items(let own)? = keys.first(where: { $0.name == item })?.type {
        keys = own
      }
      guard case .choice(let names)? = keys.first(where: { $0.name == key })?.type else {
        Issue.record("`\(kind.name)` has no choice `\(key)`")
        return
      }
      #expect(Set(Choice.allCases.map(\.rawValue)) == Set(names), "\(kind.name) \(key)")
    }
    expect(Button.Style.self, ButtonKind.self, "style")
    expect(Button.ControlSize.self, ButtonKind.self, "buttonSize")
    expect(Button.CornerStyle.self, ButtonKind.self, "cornerStyle")
    expect(Button.Role.self, ButtonKind.self, "role")
    expect(Button.ImagePlacement.self, ButtonKind.self, "imagePlacement")
    expect(Button.TitleAlignment.self, ButtonKind.self, "titleAlignment")
    expect(
      Button.ContentHorizontalAlignment.self, ButtonKind.self, "contentHorizontalAlignment")
    expect(PageControl.BackgroundStyle.self, PageControlKind.self, "backgroundStyle")
    expect(TextField.BorderStyle.self, TextFieldKind.self, "borderStyle")
    expect(Views.TextAlignment.self, LabelKind.self, "alignment")
    expect(Views.LineBreakMode.self, LabelKind.self, "lineBreak")
    expect(ProgressView.Style.self, ProgressViewKind.self, "progressViewStyle")
    expect(ActivityIndicatorView.Style.self, ActivityIndicatorKind.self, "indicatorStyle")
    expect(ImageView.ContentMode.self, ImageViewKind.self, "contentMode")
    expect(ImageView.RenderingMode.self, ImageViewKind.self, "rendering")
    expect(
      ScrollView.ContentInsetAdjustmentBehavior.self, ScrollViewKind.self,
      "contentInsetAdjustmentBehavior")
    expect(TableView.Style.self, TableViewKind.self, "style")
    expect(TableView.SeparatorStyle.self, TableViewKind.self, "separatorStyle")
    expect(TableViewCell.AccessoryType.self, TableViewKind.self, "accessory")
    expect(Views.BarPosition.self, ToolbarKind.self, "position")
    expect(
      Views.BarButtonItem.SystemItem.self, ToolbarKind.self, "systemItem", "items")
    expect(Views.BarButtonItem.Style.self, ToolbarKind.self, "style", "items")
    expect(TabBarItem.SystemItem.self, TabBarKind.self, "systemItem", "items")
  }

  private static let run = {
    var run = AttributedText.Run(
      "a", font: .systemFont(ofSize: 9).withTracking(1), foregroundColor: .red, baselineOffset: 3)
    run.backgroundColor = .red
    run.isUnderlined = true
    run.underlineColor = .red
    run.isStruckThrough = true
    run.strikethroughColor = .red
    run.tracking = 2
    return run
  }()

  @Test("set keys that kinds have, to values of their types")
  func keys() throws {
    let heart = try #require(Symbol(named: "heart"))
    let items = [
      Views.BarButtonItem(title: "Done", style: .done), .fixedSpace(3), .init(symbol: heart),
    ]
    let toolbar = Toolbar()
    toolbar.items = items
    toolbar.barPosition = .top
    toolbar.isTranslucent = false
    toolbar.barTintColor = .red
    let navigationBar = NavigationBar()
    navigationBar.title = "a"
    navigationBar.backTitle = "b"
    navigationBar.prefersLargeTitles = true
    navigationBar.titleColor = .red
    navigationBar.barPosition = .topAttached
    navigationBar.leftBarButtonItems = items
    let tabBar = TabBar()
    tabBar.items = [
      TabBarItem(tabBarSystemItem: .more), TabBarItem(title: "a", image: nil),
      TabBarItem(title: "b", symbol: heart, selectedSymbol: heart),
    ]
    tabBar.unselectedItemTintColor = .red
    let label = Label(text: "a", font: .boldSystemFont(ofSize: 3))
    label.textColor = .red
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    label.numberOfLines = 2
    label.preferredMaxLayoutWidth = 3
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.isEnabled = false
    label.shadowColor = .red
    label.shadowOffset = Size(width: 1, height: 2)
    label.attributedText = AttributedText([Self.run, AttributedText.Run("b")])
    label.paragraphStyle.lineSpacing = 3
    let field = TextField(text: "a", placeholder: "b", font: .italicSystemFont(ofSize: 4))
    field.textColor = .red
    field.textAlignment = .right
    field.becomeFirstResponder()
    let textView = TextView()
    textView.text = "a"
    textView.font = .monospacedDigitSystemFont(ofSize: 5, weight: .bold)
    textView.textColor = .red
    textView.textAlignment = .justified
    textView.isScrollEnabled = false
    let button = Button(title: "a", style: .gray, font: .systemFont(ofSize: 3))
    button.setTitleColor(.red, for: .normal)
    button.isEnabled = false
    button.contentInsets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    button.setAttributedTitle(AttributedText([Self.run]), for: .normal)
    button.subtitle = "b"
    button.titleLineCount = 2
    button.symbol = heart
    button.imagePlacement = .top
    button.imagePadding = 4
    button.titleAlignment = .center
    button.contentHorizontalAlignment = .trailing
    button.buttonSize = .large
    button.cornerStyle = .capsule
    button.role = .destructive
    button.baseBackgroundColor = .red
    button.showsActivityIndicator = true
    button.isHighlighted = true
    button.isSelected = true
    let toggle = Switch()
    toggle.isOn = true
    toggle.onTintColor = .red
    toggle.thumbTintColor = .red
    let slider = Slider()
    slider.value = 2
    slider.minimumValue = 1
    slider.maximumValue = 3
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .red
    let stepper = Stepper()
    stepper.value = 2
    stepper.minimumValue = 1
    stepper.maximumValue = 3
    stepper.wraps = true
    let segments = SegmentedControl(items: ["a"])
    segments.insertSegment(withTitle: "b", at: 9)
    segments.setEnabled(false, forSegmentAt: 0)
    segments.selectedSegmentIndex = 1
    segments.selectedSegmentTintColor = .red
    let progress = ProgressView(progressViewStyle: .bar)
    progress.progress = 3
    progress.progressTintColor = .red
    progress.trackTintColor = .red
    let spinner = ActivityIndicatorView(style: .large)
    spinner.color = .red
    spinner.hidesWhenStopped = false
    spinner.startAnimating()
    let pages = PageControl(numberOfPages: -4)
    pages.currentPage = 1
    pages.hidesForSinglePage = true
    pages.backgroundStyle = .prominent
    pages.pageIndicatorTintColor = .red
    pages.currentPageIndicatorTintColor = .red
    let image = ImageView()
    image.contentMode = .center
    image.renderingMode = .template
    let scroll = ScrollView()
    scroll.contentOffset = Point(x: 1, y: 2)
    scroll.contentSize = Size(width: 3, height: 4)
    scroll.contentInset = Insets(all: 5)
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.alwaysBounceVertical = true
    scroll.alwaysBounceHorizontal = true
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.flashScrollIndicators()
    let table = TableView(style: .grouped)
    table.rowHeight = 50
    table.separatorStyle = .none
    table.separatorColor = .red
    table.separatorInset = .zero
    let views: [KindView] = [
      toolbar, navigationBar, tabBar, label, field, textView, button, toggle, slider, stepper,
      segments, progress, spinner, pages, image, scroll, table,
    ]
    let traits = View().traits(in: DeviceState(of: nil))
    for view in views {
      let values = view.values(in: traits)
      let known = KindCatalogue.kind(named: view.kindName)?.keys ?? []
      for name in values.names {
        guard let key = known.first(where: { $0.name == name }), let value = values[name] else {
          Issue.record("`\(view.kindName)` has no key `\(name)`")
          continue
        }
        #expect(key.type.takes(value), "\(view.kindName) \(name): \(value)")
      }
      // Bars' items may be wrong in their own keys.
      #expect(values.names.count > 1, "\(view.kindName)")
    }
  }
}

extension KeyType {
  /// Whether a value is one of the type.
  fileprivate func takes(_ value: KeyValue) -> Bool {
    switch (self, value) {
    case (.text, .text), (.flag, .flag), (.color, .color), (.font, .font), (.image, .image): true
    case (.number(let range), .number(let number)), (.length(let range), .number(let number)):
      range.contains(number)
    case (.integer(let range), .integer(let number)): range.contains(number)
    case (.choice(let names), .choice(let name)): names.contains(name)
    case (.lengths(let range, let count), .numbers(let numbers)),
      (.numbers(let range, let count), .numbers(let numbers)):
      count.contains(numbers.count) && numbers.allSatisfy(range.contains)
    case (.insets, .insets), (.symbol, .symbol): true
    case (.attributedText, .text): true
    case (.items(let keys), .items(let items)), (.attributedText(let keys), .items(let items)):
      items.allSatisfy { item in
        item.names.allSatisfy { name in
          keys.contains { $0.name == name && item[name].map($0.type.takes) == true }
        }
      }
    default: false
    }
  }
}
