// no exact matches
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.widthAnchor.anchorWithOffset(to: view.heightAnchor)
}
