// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.centerYAnchor.constraint(greaterThanOrEqualTo: view.centerXAnchor)
}
