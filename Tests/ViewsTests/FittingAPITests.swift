import Geometry
import Testing
import Views

@Suite("A fitting size of the typed API")
struct FittingAPITests {
  /// A container with a view of 120 × 20 in it, 16 from each edge.
  private func container(_ content: Size) -> View {
    let container = View()
    container.translatesAutoresizingMaskIntoConstraints = false
    let label = box("label", in: container, width: content.width, height: content.height)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: container.topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -16),
    ])
    return container
  }

  @Test("is the contents' with the space around them, and changes no frame")
  func contents() {
    let container = container(Size(width: 120, height: 20))
    let size = container.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == Size(width: 152, height: 52))
    #expect(container.frame == .zero)
  }

  @Test("is as large as requested if nothing hugs")
  func open() {
    let container = container(Size(width: -1, height: -1))
    #expect(
      container.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == View.layoutFittingExpandedSize)
    let fixed = container.systemLayoutSizeFitting(
      Size(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fixed == Size(width: 200, height: 32))
  }
}
