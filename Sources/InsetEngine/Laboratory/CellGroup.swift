import InsetModel

/// Cells whose surroundings are of one kind, in the matrix's order. What an evaluation finds on one of
/// them holds for all that would have answered its questions about versions and names alike.
struct CellGroup: Sendable {
  /// A cell of the group.
  struct Member: Sendable {
    /// Its place in the matrix.
    var index: Int
    var cell: Cell
    var surroundings: Surroundings
  }

  var members: [Member]

  /// The groups of a matrix's cells for a scenario, and the cells that the scenario does not fit.
  static func groups(
    of cells: [Cell], for scenario: Scenario, catalogue: Catalogue
  ) -> (groups: [CellGroup], refused: [Int]) {
    let lists = catalogue.deviceLists
    var groups: [CellGroup] = []
    var places: [Surroundings.Kind: Int] = [:]
    var refused: [Int] = []
    for (index, cell) in cells.enumerated() {
      let target = Resolver.Target(
        device: cell.device, os: cell.os, orientation: cell.orientation)
      guard
        let surroundings = try? Resolver.surroundings(
          of: scenario, catalogue: catalogue, target: target)
      else {
        refused.append(index)
        continue
      }
      let member = Member(index: index, cell: cell, surroundings: surroundings)
      let kind = Surroundings.Kind(surroundings, among: lists)
      if let place = places[kind] {
        groups[place].members.append(member)
      } else {
        places[kind] = groups.count
        groups.append(CellGroup(members: [member]))
      }
    }
    return (groups, refused)
  }

  /// What `evaluate` finds on each member, asked as seldom as what it asks allows.
  ///
  /// - Parameter isCancelled: Asked before each evaluation; the members left then have no result.
  func results<Result>(
    isCancelled: () -> Bool, _ evaluate: (Member) -> Result
  ) -> [(member: Member, result: Result)] {
    var found: [(member: Member, result: Result)] = []
    var evaluated: [Int] = []
    for member in members {
      if let known = evaluated.first(where: { found[$0].member.answers(alike: member) }) {
        found.append((member, found[known].result))
        continue
      }
      if isCancelled() { break }
      evaluated.append(found.count)
      found.append((member, evaluate(member)))
    }
    return found
  }
}

extension CellGroup.Member {
  /// Whether all that an evaluation here asked would be answered alike there.
  fileprivate func answers(alike other: Self) -> Bool {
    let asked = surroundings.asked
    return asked.holds(for: other.cell.os)
      && (!asked.isOfOneDevice || other.cell.device.slug == cell.device.slug)
  }
}
