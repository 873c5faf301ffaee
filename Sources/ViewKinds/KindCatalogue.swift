/// All kinds of views that a spec can use, in the order of the reference.
package enum KindCatalogue {
  package static let all: [any ViewKind.Type] = [
    PlainViewKind.self, LabelKind.self, ButtonKind.self, TextFieldKind.self, TextViewKind.self,
    ImageViewKind.self,
    SeparatorKind.self, ToolbarKind.self, ScrollViewKind.self, TableViewKind.self,
    CollectionViewKind.self, ListContentKind.self, SwitchKind.self,
    SliderKind.self, StepperKind.self,
    SegmentedControlKind.self,
    ProgressViewKind.self, ActivityIndicatorKind.self, PageControlKind.self, SearchBarKind.self,
    NavigationBarKind.self, TabBarKind.self, StackKind.self, BlurViewKind.self,
    GradientViewKind.self, ShapeViewKind.self,
    PickerKind.self, DatePickerKind.self, SheetKind.self,
  ]

  package static func kind(named name: String) -> (any ViewKind.Type)? {
    all.first { $0.name == name }
  }
}
