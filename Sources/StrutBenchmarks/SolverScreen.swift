import Cassowary

/// A screen with a list, solved on both axes.
///
/// It has a navigation bar with a title and two buttons, a tab bar, and rows. A row has an icon, a
/// title, a subtitle and an accessory.
struct SolverScreen {
  struct View {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable
  }

  struct Row {
    let content: View
    let icon: View
    let title: View
    let subtitle: View
    let accessory: View
  }

  private(set) var solver: Solver
  private let root: View
  private let bar: View
  let title: View
  private let back: View
  private let action: View
  private let list: View
  private let tabs: View
  private let rows: [Row]

  init(rows count: Int, width: Double, height: Double) throws {
    var solver = Solver()
    func makeView() -> View {
      View(
        left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
    }
    root = makeView()
    bar = makeView()
    title = makeView()
    back = makeView()
    action = makeView()
    list = makeView()
    tabs = makeView()
    rows = (0..<count).map { _ in
      Row(
        content: makeView(), icon: makeView(), title: makeView(), subtitle: makeView(),
        accessory: makeView())
    }
    self.solver = solver
    try hold([Term(root.left)], 0)
    try hold([Term(root.top)], 0)
    self.solver.edit(root.width, priority: Level.edit)
    self.solver.edit(root.height, priority: Level.edit)
    suggest(width: width, height: height)
    try addBars()
    for index in rows.indices { try addRow(index) }
    self.solver.solve()
  }

  /// The sum over all frames in points, in which left, top, width and height have different
  /// weights.
  var checksum: Double {
    var views = [root, bar, title, back, action, list, tabs]
    for row in rows {
      views += [row.content, row.icon, row.title, row.subtitle, row.accessory]
    }
    var sum = 0.0
    for view in views {
      sum += solver.value(of: view.left) + 2 * solver.value(of: view.top)
      sum += 3 * solver.value(of: view.width) + 5 * solver.value(of: view.height)
    }
    return sum
  }

  mutating func suggest(width: Double, height: Double) {
    solver.suggest(width, for: root.width)
    solver.suggest(height, for: root.height)
  }

  /// Suggests a new width of the screen and solves, `steps` times.
  ///
  /// - Returns: the mean width of the title, in points.
  mutating func resize(steps: Int) -> Double {
    var sum = 0.0
    for step in 0..<steps {
      solver.suggest(Double(320 + step * 37 % 700), for: root.width)
      solver.solve()
      sum += solver.value(of: title.width)
    }
    return sum / Double(steps)
  }

  mutating func solve() { solver.solve() }

  // MARK: Constraints

  private mutating func hold(
    _ terms: [Term], _ constant: Double, _ relation: Relation = .equal,
    _ priority: Priority = .required
  ) throws {
    try solver.add(
      LinearConstraint(
        LinearExpression(terms, constant: constant), relation, priority: priority))
  }

  private mutating func equal(_ first: Variable, _ second: Variable, plus constant: Double = 0)
    throws
  {
    try hold([Term(first), Term(second, -1)], -constant)
  }

  /// Adds the constraint `first.right relation second.right + constant`.
  private mutating func rights(
    _ first: View, _ relation: Relation, _ second: View, plus constant: Double = 0
  ) throws {
    try hold(
      [
        Term(first.left), Term(first.width), Term(second.left, -1), Term(second.width, -1),
      ], -constant, relation)
  }

  private mutating func middles(_ first: View, _ second: View) throws {
    try hold(
      [
        Term(first.top, 2), Term(first.height), Term(second.top, -2), Term(second.height, -1),
      ], 0)
  }

  /// Adds a constraint on the distance from the right edge of `earlier` to the left edge of
  /// `later`.
  private mutating func follow(_ later: View, _ earlier: View, _ gap: Double, _ relation: Relation)
    throws
  {
    try hold(
      [Term(later.left), Term(earlier.left, -1), Term(earlier.width, -1)], -gap, relation)
  }

  private mutating func below(_ later: View, _ earlier: View, _ gap: Double = 0) throws {
    try hold([Term(later.top), Term(earlier.top, -1), Term(earlier.height, -1)], -gap)
  }

  private mutating func content(
    _ view: View, _ width: Double, _ height: Double, _ priority: Priority
  )
    throws
  {
    for (variable, size) in [(view.width, width), (view.height, height)] {
      try hold([Term(variable)], -size, .lessThanOrEqual, .low)
      try hold([Term(variable)], -size, .greaterThanOrEqual, priority)
    }
  }

  private mutating func addBars() throws {
    try equal(bar.left, root.left)
    try rights(bar, .equal, root)
    try equal(bar.top, root.top, plus: 59)
    try hold([Term(bar.height)], -44)

    try equal(back.left, bar.left, plus: 16)
    try middles(back, bar)
    try content(back, 60, 22, .high)
    try rights(action, .equal, bar, plus: -16)
    try middles(action, bar)
    try content(action, 44, 22, .high)
    try hold(
      [Term(title.left, 2), Term(title.width), Term(bar.left, -2), Term(bar.width, -1)], 0, .equal,
      Level.centre)
    try middles(title, bar)
    try follow(title, back, 8, .greaterThanOrEqual)
    try follow(action, title, 8, .greaterThanOrEqual)
    try content(title, 180, 22, Level.medium)

    try equal(tabs.left, root.left)
    try rights(tabs, .equal, root)
    try hold(
      [Term(tabs.top), Term(tabs.height), Term(root.top, -1), Term(root.height, -1)], 34)
    try hold([Term(tabs.height)], -49)
    try equal(list.left, root.left)
    try rights(list, .equal, root)
    try below(list, bar)
    try hold([Term(list.top), Term(list.height), Term(tabs.top, -1)], 0)
  }

  private mutating func addRow(_ index: Int) throws {
    let row = rows[index]
    try equal(row.content.left, list.left)
    try rights(row.content, .equal, list)
    if index == 0 {
      try equal(row.content.top, list.top)
    } else {
      try below(row.content, rows[index - 1].content)
    }
    try hold([Term(row.content.height)], -60, .greaterThanOrEqual)
    try hold([Term(row.content.height)], -60, .equal, .low)

    try equal(row.icon.left, row.content.left, plus: 16)
    try middles(row.icon, row.content)
    try hold([Term(row.icon.width)], -40)
    try equal(row.icon.height, row.icon.width)

    try rights(row.accessory, .equal, row.content, plus: -16)
    try middles(row.accessory, row.content)
    try content(row.accessory, Double(20 + index * 13 % 40), 20, Level.accessory)

    try follow(row.title, row.icon, 12, .equal)
    try follow(row.accessory, row.title, 8, .greaterThanOrEqual)
    try equal(row.title.top, row.content.top, plus: 10)
    try content(row.title, Double(120 + index * 53 % 260), 22, .high)

    try equal(row.subtitle.left, row.title.left)
    try follow(row.accessory, row.subtitle, 8, .greaterThanOrEqual)
    try below(row.subtitle, row.title, 4)
    try hold(
      [
        Term(row.subtitle.top), Term(row.subtitle.height), Term(row.content.top, -1),
        Term(row.content.height, -1),
      ], 10, .lessThanOrEqual)
    try content(
      row.subtitle, Double(90 + index * 97 % 300), Double(16 + index % 3 * 16), Level.medium)
  }
}
