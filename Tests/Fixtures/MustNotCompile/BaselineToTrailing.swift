// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.firstBaselineAnchor.constraint(equalTo: view.trailingAnchor)
}
