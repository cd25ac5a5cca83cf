import InsetModel

extension Bar {
  /// A bar of which what is given is said.
  init(isHidden: Bool? = nil, isTranslucent: Bool? = nil) {
    self.init()
    if let isHidden { values.set(BarProperty.isHidden, to: isHidden) }
    if let isTranslucent { values.set(BarProperty.isTranslucent, to: isTranslucent) }
  }
}
