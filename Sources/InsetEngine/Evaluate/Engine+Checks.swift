internal import InsetModel
internal import LuaHost

extension Engine {
  /// What the checks find, by check and then by place.
  func findings(on screen: Screen) -> [Finding] {
    context.screen = screen
    defer { context.screen = nil }
    var findings: [Finding] = []
    for check in rules.checks where check.header.applies(to: screen.surroundings.os) {
      for (node, object) in subjects(of: check, on: screen) {
        guard
          let value = ask(check.evaluate, [object, check.config], of: check.header, about: node)
        else { continue }
        do throws(LuaError) {
          findings += try read(value, of: check, about: node, on: screen)
        } catch {
          fail(error, of: check.header, about: node)
        }
      }
    }
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
    if table["answer"].asText == "finding" {
      return [try finding(table, of: check, about: node, on: screen)]
    }
    guard table.fields.isEmpty else { throw wrongResult(check, value) }
    var findings: [Finding] = []
    for entry in table.array {
      guard let table = entry.asTable, table["answer"].asText == "finding" else {
        throw wrongResult(check, entry)
      }
      findings.append(try finding(table, of: check, about: node, on: screen))
    }
    return findings
  }

  private func wrongResult(_ check: CheckRule, _ value: LuaValue) -> LuaError {
    LuaError(
      .runtime, "evaluate of check \"\(check.header.id)\" returned a \(value.typeName)",
      chunk: check.header.file, hint: "return finding { … }, a list of them, or nil")
  }

  private func finding(
    _ table: LuaTable, of check: CheckRule, about node: Node, on screen: Screen
  ) throws(LuaError) -> Finding {
    var fields = Fields(table, what: "a finding of \"\(check.header.id)\"")
    _ = fields.value("answer")
    var edge: Edge?
    if let name = try fields.text("edge") {
      guard let known = Edge(name: name) else {
        throw LuaError(.runtime, "a finding has no edge \"\(name)\"", chunk: check.header.file)
      }
      edge = known
    }
    let points = try fields.number("points")
    let facts = try fields.texts("facts") ?? check.header.sources
    var finding = Finding(
      rule: check.header.id, level: try fields.word("level", Level.self) ?? check.severity,
      message: try fields.text("message") ?? check.header.title ?? check.header.id,
      node: try target(&fields, or: node, check, on: screen), key: try fields.text("key"),
      edge: edge, points: points, facts: facts,
      confidence: check.header.confidence ?? facts.first.map { catalogue.confidence(of: $0) }
        ?? .contested)
    let parts = fields.value("parts")
    if let object = parts.asObject, object.type == (try context.types.parts.id) {
      finding.parts = context.contributions(of: try context.fresh(object))
    } else if !parts.isNil {
      throw LuaError(
        .runtime, "parts of a finding must be what parts gives",
        chunk: check.header.file, hint: "parts = scroll:parts \"top\"")
    }
    try fields.finish()
    return finding
  }

  /// What a finding points at: what it names itself, else what the check looked at.
  private func target(
    _ fields: inout Fields, or node: Node, _ check: CheckRule, on screen: Screen
  ) throws(LuaError) -> Node {
    let types = try context.types
    for key in ["view", "controller", "section"] {
      let value = fields.value(key)
      guard let given = value.asObject else { continue }
      let object = try context.fresh(given)
      switch object.type {
      case types.view.id: return .view(object.index)
      case types.scroll.id, types.table.id: return .view(screen.scrolls[object.index].view)
      case types.controller.id: return .controller(object.index)
      case types.section.id:
        return .section(
          view: screen.scrolls[object.index >> 32].view, section: object.index & 0xFFFF_FFFF)
      default:
        throw LuaError(
          .runtime, "\(key) of a finding is no \(key)", chunk: check.header.file)
      }
    }
    return node
  }
}
