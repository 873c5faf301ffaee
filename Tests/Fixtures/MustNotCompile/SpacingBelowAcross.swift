// requires the types
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.leftAnchor.constraint(equalToSystemSpacingBelow: view.leftAnchor, multiplier: 1)
}
