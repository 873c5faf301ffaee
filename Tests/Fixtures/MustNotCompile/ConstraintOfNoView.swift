// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  LayoutConstraint.activate([box.topAnchor])
}
