/// Every kind of view that a spec may name, in the order of the reference.
package enum KindCatalogue {
  package static let all: [any ViewKind.Type] = [
    PlainView.self, Label.self, Button.self, TextField.self, TextView.self, ImageView.self,
    Separator.self, Toolbar.self, ScrollView.self, TableView.self, CollectionView.self, Switch.self,
    Slider.self, Stepper.self,
    SegmentedControl.self,
    ProgressView.self, ActivityIndicator.self, PageControl.self, SearchBar.self,
    NavigationBar.self, TabBar.self, Stack.self, BlurView.self, GradientView.self, ShapeView.self,
    Picker.self, DatePicker.self,
  ]

  package static func kind(named name: String) -> (any ViewKind.Type)? {
    all.first { $0.name == name }
  }
}
