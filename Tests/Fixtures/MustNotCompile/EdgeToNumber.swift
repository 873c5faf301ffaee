// requires the types
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.topAnchor.constraint(equalToConstant: 50)
}
