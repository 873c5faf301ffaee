// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.topAnchor.constraint(equalTo: view.leadingAnchor)
}
