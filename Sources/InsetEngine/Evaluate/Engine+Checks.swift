import InsetModel
import LuaHost

extension Engine {
  /// What the checks find, by check and then by place.
  func findings(on screen: Screen) -> [Finding] {
    context.show(screen)
    defer { context.show(nil) }
    state.settle()
    memory?.checksFollow(on: screen)
    var findings: [Finding] = []
    for (number, check) in rules.checks.enumerated()
    where check.header.applies(to: screen.surroundings.os) {
      for (node, object) in subjects(of: check, on: screen) {
        if !hasFailed(check.header),
          let known = memory?.findings(of: number, at: node, answerText)
        {
          findings += known
          continue
        }
        forgetReads()
        guard
          let value = ask(check.evaluate, [object, check.config], of: check.header, about: node)
        else { continue }
        do throws(LuaError) {
          let found = try read(value, of: check, about: node, on: screen)
          memory?.learn(found, of: number, at: node, run.reads, run.askedNow)
          findings += found
        } catch {
          fail(located(error, at: check.evaluate), of: check.header, about: node)
        }
      }
    }
    memory?.end(screen)
    return findings
  }

  /// What a check looks at: only what is in a window.
  private func subjects(of check: CheckRule, on screen: Screen) -> [(Node, LuaValue)] {
    var found: [(Node, LuaValue)] = []
    do throws(LuaError) {
      switch check.subject {
      case .screen: found = [(.scenario, try context.screenObject())]
      case .controller:
        for index in screen.controllers.indices where screen.controllers[index].isInWindow {
          found.append((.controller(index), try context.controller(index)))
        }
      case .view:
        for index in screen.views.indices where screen.views[index].isInWindow {
          found.append((.view(index), try context.view(index)))
        }
      case .scroll:
        for index in screen.scrolls.indices
        where screen.views[screen.scrolls[index].view].isInWindow {
          found.append((.view(screen.scrolls[index].view), try context.scroll(index)))
        }
      case .table, .section:
        for index in screen.scrolls.indices {
          let view = screen.scrolls[index].view
          guard screen.views[view].isInWindow, let table = screen.scenario.views[view].table else {
            continue
          }
          if check.subject == .table {
            found.append((.view(view), try context.table(index)))
            continue
          }
          for section in (table.sections ?? []).indices {
            found.append(
              (
                .section(view: view, section: section),
                try context.section(section, ofScroll: index)
              )
            )
          }
        }
      }
    } catch {
      fail(error, of: check.header, about: .scenario)
    }
    return found
  }

  /// Reads nil, one finding, or a list of findings.
  private func read(
    _ value: LuaValue, of check: CheckRule, about node: Node, on screen: Screen
  ) throws(LuaError) -> [Finding] {
    if value.isNil { return [] }
    guard let table = value.asTable else { throw wrongResult(check, value) }
    if let table = context.unmarked(value, .finding) {
      return [try finding(table, of: check, about: node, on: screen)]
    }
    guard table.fields.isEmpty else { throw wrongResult(check, value) }
    var findings: [Finding] = []
    for entry in table.array {
      guard let table = context.unmarked(entry, .finding) else {
        throw wrongResult(check, entry)
      }
      findings.append(try finding(table, of: check, about: node, on: screen))
    }
    return findings
  }

  private func wrongResult(_ check: CheckRule, _ value: LuaValue) -> LuaError {
    LuaError(
      .runtime, "evaluate of check \"\(check.header.id)\" returned a \(value.typeName)",
      hint: "return finding { … }, a list of them, or nil")
  }

  private func finding(
    _ table: LuaTable, of check: CheckRule, about node: Node, on screen: Screen
  ) throws(LuaError) -> Finding {
    let read = try FindingTable(
      table, what: "a finding of \"\(check.header.id)\"", types: try context.types)
    let facts = read.facts ?? check.header.sources
    var finding = Finding(
      rule: check.header.id, level: read.level ?? check.severity,
      message: read.message ?? check.header.title ?? check.header.id,
      node: try read.target.map { object throws(LuaError) in
        try target(try context.fresh(object), on: screen)
      } ?? node,
      key: read.key, edge: read.edge, points: read.points, facts: facts,
      confidence: check.header.confidence ?? facts.first.map { catalogue.confidence(of: $0) }
        ?? .contested)
    if let parts = read.parts {
      finding.parts = context.contributions(of: try context.fresh(parts))
    }
    return finding
  }

  /// The node behind an object that a finding names.
  private func target(_ object: LuaObject, on screen: Screen) throws(LuaError) -> Node {
    let types = try context.types
    switch object.type {
    case types.controller.id: return .controller(object.index)
    case types.scroll.id, types.table.id: return .view(screen.scrolls[object.index].view)
    case types.section.id:
      let place = SectionIndex(objectIndex: object.index)
      return .section(view: screen.scrolls[place.scroll].view, section: place.number)
    default: return .view(object.index)
    }
  }
}
