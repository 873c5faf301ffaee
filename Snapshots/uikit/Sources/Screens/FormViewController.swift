import UIKit

/// A form that stays above the keyboard.
public final class FormViewController: UIViewController {
  private let titleLabel = UILabel()
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let button = UIButton(configuration: .filled())

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Welcome back"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    emailField.placeholder = "E-mail"
    passwordField.placeholder = "Password"
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
    }
    button.setTitle("Log in", for: .normal)
    button.isEnabled = false
    for part in [titleLabel, emailField, passwordField, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 32),
      titleLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 24),
      emailField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
      passwordField.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 12),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
    for part in [emailField, passwordField, button] {
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 24),
        part.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
      ])
    }
  }

  @objc private func textDidChange() {
    button.isEnabled = emailField.text?.isEmpty == false && passwordField.text?.isEmpty == false
  }
}
