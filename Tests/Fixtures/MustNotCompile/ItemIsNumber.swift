// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = try? LayoutConstraint(
    item: 1, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
    constant: 0)
}
