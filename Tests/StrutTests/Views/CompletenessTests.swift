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
    #expect(Color.Name.allCases.map(\.rawValue) == SystemColors.names)
    #expect(Color.systemRed == SystemColors.color(named: "systemRed"))
    #expect(Color.clear == Color(white: 0, alpha: 0))
  }

  @Test("stand for choices that kinds have")
  func choices() {
    func expect<Choice: KindChoice>(_ type: Choice.Type) {
      #expect(
        Set(type.allCases.map(\.rawValue)) == Set(Choice.InKind.allCases.map(\.rawValue)),
        "\(type)")
    }
    let types: [any KindChoice.Type] = [
      Button.Style.self,
      Button.ControlSize.self,
      Button.CornerStyle.self,
      Button.Role.self,
      Button.ImagePlacement.self,
      Button.TitleAlignment.self,
      Button.ContentHorizontalAlignment.self,
      PageControl.BackgroundStyle.self,
      VisualEffectView.Style.self,
      TextField.BorderStyle.self,
      ProgressView.Style.self,
      ActivityIndicatorView.Style.self,
      ImageView.ContentMode.self,
      ImageView.RenderingMode.self,
      Symbol.Rendering.Mode.self,
      ScrollView.ContentInsetAdjustmentBehavior.self,
      TableView.Style.self,
      TableView.SeparatorStyle.self,
      TableViewCell.AccessoryType.self,
      Views.BarButtonItem.SystemItem.self,
      Views.BarButtonItem.Style.self,
      TabBarItem.SystemItem.self,
    ]
    for type in types { expect(type) }
  }

  @Test("bring numbers into the ranges of their keys")
  func ranges() {
    let label = Label()
    label.numberOfLines = -1
    label.preferredMaxLayoutWidth = -1
    label.minimumScaleFactor = 2
    label.paragraphStyle.lineSpacing = -3
    label.paragraphStyle.lineHeightMultiple = -1
    #expect(label.numberOfLines == 0)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.minimumScaleFactor == 1)
    #expect(label.paragraphStyle == ParagraphStyle())
    let button = Button()
    button.titleLineCount = -1
    button.imagePadding = -4
    #expect(button.titleLineCount == 0)
    #expect(button.imagePadding == 0)
    let progress = ProgressView()
    progress.progress = 3
    #expect(progress.progress == 1)
    let pages = PageControl(numberOfPages: -4)
    pages.currentPage = 2000
    #expect(pages.numberOfPages == 0)
    #expect(pages.currentPage == 1000)
  }
}
