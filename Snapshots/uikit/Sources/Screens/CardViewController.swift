import UIKit

/// A card in a scroll view.
public final class CardViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let card = UIView()
  private let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.15
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    stack.axis = .vertical
    stack.spacing = 12
    for part in [scrollView, card, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(card)
    card.addSubview(stack)
    fill()
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      card.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
      card.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      card.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
    ])
  }

  private func fill() {
    let heading = UILabel()
    heading.text = "Spring tides"
    heading.font = .preferredFont(forTextStyle: .title2)
    let text = UILabel()
    text.numberOfLines = 0
    text.textColor = .secondaryLabel
    text.text = """
      Twice a month the sun and the moon pull in one line. The water rises higher than on other \
      days, and falls lower. A path that is dry in the morning may be under water at noon.
      """
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.4
    for part in [heading, text, bar] { stack.addArrangedSubview(part) }
  }
}
