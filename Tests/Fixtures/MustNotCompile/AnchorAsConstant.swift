// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.heightAnchor.constraint(equalToConstant: view.heightAnchor)
}
