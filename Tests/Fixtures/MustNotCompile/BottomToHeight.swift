// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = box.bottomAnchor.constraint(equalTo: view.heightAnchor, constant: 8)
}
