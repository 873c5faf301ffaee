// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.topAnchor.anchorWithOffset(to: view.leftAnchor)
}
