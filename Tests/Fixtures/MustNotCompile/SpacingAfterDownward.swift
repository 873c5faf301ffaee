// requires the types
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.topAnchor.constraint(equalToSystemSpacingAfter: view.topAnchor, multiplier: 1)
}
