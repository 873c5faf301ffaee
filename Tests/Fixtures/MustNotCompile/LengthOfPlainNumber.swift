// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  let gap: Double = 8
  _ = box.topAnchor.constraint(equalTo: view.topAnchor, constant: gap)
}
