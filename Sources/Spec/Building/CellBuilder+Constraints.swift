import AutoLayout
import Cassowary
import Diagnostics
import Geometry

/// A constraint that may become part of the scene.
struct PendingConstraint {
  var constraint: Constraint
  /// The number of the entry of `when` that adds the constraint, counted from 1; 0 if the spec adds
  /// it unconditionally.
  var entryNumber: Int
  var isActive: Bool
  /// The index of the last entry of `when` that deactivated it, counted from 0; nil if none did.
  var deactivatedBy: Int?
}

extension CellBuilder {
  /// Adds the constraints of the declarations, with the cell's metrics.
  mutating func addConstraints(_ declarations: [ConstraintDeclaration], entryNumber: Int) {
    for declaration in declarations {
      for constraint in made(declaration) {
        constraints.append(
          PendingConstraint(
            constraint: constraint, entryNumber: entryNumber, isActive: declaration.isActive))
      }
    }
  }

  private mutating func made(_ declaration: ConstraintDeclaration) -> [Constraint] {
    guard context.changesMetrics else { return declaration.constraints }
    switch declaration.form {
    case .equations(let equations): return equations.compactMap { made($0) }
    case .visualFormat(let format):
      if format.priority(context.metrics) == nil {
        findings.add(.badPriority(at: format.place.span))
      }
      do throws(VisualFormatError) {
        return try format.constraints(context.metrics)
      } catch {
        findings.add(format.diagnostic(error))
        return []
      }
    }
  }

  private mutating func made(_ equation: Equation) -> Constraint? {
    let place = equation.origin.span
    do throws(Equation.Flaw) {
      let constraint = try equation.constraint(context.metrics)
      guard let rule = constraint.violatedRule else { return constraint }
      findings.add(rule.diagnostic(of: constraint, at: place, in: ViewHierarchy([])))
    } catch {
      if let place { findings.add(.equation(error, at: place)) }
    }
    return nil
  }

  /// Applies the changes whose conditions hold, in file order.
  ///
  /// The activations of an entry apply to constraints of earlier entries only. The entry's own
  /// constraints are added after its activations.
  mutating func applyChanges() {
    var places = ConstraintPlaces()
    for index in context.changes {
      let change = document.changes[index]
      for (selection, entry) in [(change.deactivate, index), (change.activate, nil)] {
        for position in places.places(of: selection, in: constraints, before: index + 1) {
          constraints[position].isActive = entry == nil
          constraints[position].deactivatedBy = entry
        }
      }
      for change in change.updates { update(change, before: index + 1, &places) }
      for patch in change.views { addConstraints(patch.constraints, entryNumber: index + 1) }
      addConstraints(change.constraints, entryNumber: index + 1)
    }
  }

  private mutating func update(
    _ change: ConstraintUpdate, before entryNumber: Int, _ places: inout ConstraintPlaces
  ) {
    let constant = change.constant.map { points($0) }
    let priority = change.priority?.priority.value(context.metrics)
    if let key = change.priority, priority == nil { findings.add(.badPriority(at: key.span)) }
    let selected = places.places(of: change.selection, in: constraints, before: entryNumber)
    for position in selected {
      let constraint = constraints[position].constraint
      if let constant { constraints[position].constraint.constant = constant }
      guard let priority else { continue }
      if priority.isRequired != constraint.priority.isRequired {
        findings.add(.priorityMutation(to: priority, from: constraint.priority, at: change.span))
      } else {
        constraints[position].constraint.priority = priority
      }
    }
    if selected.isEmpty { findings.add(.nothingToUpdate(at: change.span)) }
  }

  /// The active constraints in file order.
  ///
  /// The solver breaks ties by this order. Constraints of rows that a change replaced are left out.
  func activeConstraints(among views: [ViewNode]) -> [Constraint] {
    let active = Self.inOrderOfFile(constraints.filter(\.isActive)) { $0.constraint }
      .map(\.constraint)
    guard hasReplacedRows else { return active }
    let ids = Set(views.map(\.id))
    return active.filter { $0.anchors.allSatisfy { ids.contains($0.item.owner) } }
  }
}

/// The places of a cell's constraints by their names and their first anchors.
private struct ConstraintPlaces {
  private var named: [String: [Int]] = [:]
  private var anchored: [Anchor: [Int]] = [:]
  /// The number of constraints that have their places here.
  private var count = 0

  /// Returns the places of the selected constraints of earlier entries, in ascending order.
  ///
  /// Between calls, constraints may be appended, but no name or first anchor may change.
  mutating func places(
    of selection: ConstraintSelection, in constraints: [PendingConstraint], before entryNumber: Int
  ) -> [Int] {
    guard !selection.names.isEmpty || !selection.anchors.isEmpty else { return [] }
    for place in constraints.indices.dropFirst(count) {
      let constraint = constraints[place].constraint
      if let name = constraint.name { named[name, default: []].append(place) }
      anchored[constraint.first, default: []].append(place)
    }
    count = constraints.count
    let places =
      selection.names.flatMap { named[$0] ?? [] }
      + selection.anchors.flatMap { anchored[$0] ?? [] }
    return Set(places).filter { constraints[$0].entryNumber < entryNumber }.sorted()
  }
}
