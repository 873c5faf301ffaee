import UIKit

/// A screen of controls.
public final class ControlsViewController: UIViewController {
  private let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    fill()
  }

  private func fill() {
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.25
    slider.widthAnchor.constraint(equalToConstant: 240).isActive = true
    let stepper = UIStepper()
    stepper.value = 3
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.currentPageIndicatorTintColor = .systemOrange
    pages.pageIndicatorTintColor = .systemGray4
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    let plain = UIButton(type: .system)
    plain.setTitle("Delete", for: .normal)
    plain.setTitleColor(.systemRed, for: .normal)
    let tinted = UIButton(configuration: .tinted())
    tinted.setTitle("Follow", for: .normal)
    for button in [plain, tinted] {
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    for part in [toggle, slider, stepper, segments, pages, spinner, plain, tinted] as [UIView] {
      stack.addArrangedSubview(part)
    }
  }
}
