import InsetModel
import InsetXML

/// Size-class variations: which constraints and subviews are installed, and what they override.
struct Variations {
  let tree: XMLTree
  let width: SizeClass
  let height: SizeClass

  /// The elements that `owner`'s masks leave out of `kind` (`constraints` or `subviews`), by id.
  ///
  /// The default mask excludes what only some size classes have; a mask of a size class that holds
  /// takes it in again, or leaves out more. More particular ones come last.
  func excluded(_ kind: String, of owner: Int) -> Set<String> {
    var excluded: Set<String> = []
    for variation in matching(owner) {
      for mask in tree.children(of: variation)
      where tree.name(mask) == "mask" && tree.value(mask, "key") == kind {
        for entry in tree.children(of: mask) {
          guard let id = tree.value(entry, "reference") else { continue }
          switch tree.name(entry) {
          case "exclude": excluded.insert(id)
          case "include": excluded.remove(id)
          default: break
          }
        }
      }
    }
    return excluded
  }

  /// An attribute as the variations that hold leave it.
  func value(_ element: Int, _ name: String) -> Double? {
    var number = tree.number(element, name)
    if tree.elements[element].firstChild < 0 { return number }
    for variation in matching(element) { number = tree.number(variation, name) ?? number }
    return number
  }

  /// The variations that hold, the default first and the most particular last.
  private func matching(_ owner: Int) -> [Int] {
    if tree.elements[owner].firstChild < 0 { return [] }
    var found: [(rank: Int, element: Int)] = []
    for child in tree.children(of: owner) where tree.name(child) == "variation" {
      guard let rank = rank(tree.value(child, "key") ?? "") else { continue }
      found.append((rank, child))
    }
    if found.count > 1 { found.sort { ($0.rank, $0.element) < ($1.rank, $1.element) } }
    return found.map(\.element)
  }

  /// How particular a key is; nil where it does not hold.
  private func rank(_ key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "widthClass": if pair[1] != width.rawValue { return nil }
      case "heightClass": if pair[1] != height.rawValue { return nil }
      default: return nil
      }
    }
    return parts.count
  }
}
