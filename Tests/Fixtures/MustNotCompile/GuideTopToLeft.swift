// cannot convert value
import Strut

func wrong(box: View, view: View, guide: LayoutGuide) {
  _ = guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor)
}
