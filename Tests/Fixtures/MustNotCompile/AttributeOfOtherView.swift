// has no member
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = LayoutConstraint.Attribute.safeArea
}
