// The conformances are as the protocol documents.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A method that is not implemented is a property that is not set.
extension Returned: PropertyType where Value == Double {
  public init?(_ value: PropertyValue) {
    switch value {
    case .nil: self = .nil
    case .number(let number): self = .value(number)
    default: return nil
    }
  }

  public var propertyValue: PropertyValue? {
    switch self {
    case .notImplemented: Optional.none
    case .nil: .nil
    case .value(let number): .number(number)
    }
  }

  public static func read(_ word: UInt64, _ box: PropertyValue?) -> Returned? {
    word == PropertyShape.returnedNil ? .nil : .value(Double(bitPattern: word))
  }
}
