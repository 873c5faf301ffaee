import Foundation
import Strut

final class ProfileController: ViewController {
  let photo = View()
  let name = Label(text: "Ada Lovelace", font: .preferredFont(forTextStyle: .title2))
  let follow = Button(title: "Follow", style: .filled)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .secondarySystemBackground
    photo.backgroundColor = .systemTeal
    photo.layer.cornerRadius = 40
    let stack = StackView(arrangedSubviews: [photo, name, follow], axis: .vertical, spacing: 12)
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    LayoutConstraint.activate([
      photo.widthAnchor.constraint(equalToConstant: 80),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

func drawProfile(into file: URL) throws -> Rect {
  let controller = ProfileController()
  let window = try Window(
    Screen(device: .iPhone8, appearance: .dark, navigationBar: .translucent),
    rootViewController: controller)
  try window.render().write(to: file)
  for message in window.messages { print(message) }
  return controller.photo.convert(controller.photo.bounds, to: nil)
}
