// requires the types
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.leftAnchor.constraint(equalTo: view.leftAnchor, multiplier: 2)
}
