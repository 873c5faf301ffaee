// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.leadingAnchor.constraint(lessThanOrEqualTo: view.widthAnchor)
}
