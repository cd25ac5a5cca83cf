extension Surroundings {
  /// All that an evaluation can read of its surroundings, but for what `asked` notes: versions, and the
  /// names of the device. Insets that no source gives equal nothing.
  public struct Kind: Hashable, Sendable {
    private let idiom: Idiom
    private let size: Size
    private let scale: Double
    private let corner: Corner
    private let fact: FactID
    private let orientation: Orientation
    private let screen: Rect
    private let window: Rect
    private let windowSafeArea: Insets
    private let sizeClasses: [SizeClass]
    private let contentSizeCategory: ContentSizeCategory
    private let isExtrapolated: Bool
    private let confidence: Confidence
    /// Which of the catalogue's lists of devices name this one.
    private let isListed: [Bool]

    /// The kind of some surroundings.
    ///
    /// - Parameter lists: `Catalogue.deviceLists`.
    public init(_ surroundings: Surroundings, among lists: [[String]]) {
      let device = surroundings.device
      idiom = device.idiom
      size = device.size
      scale = device.scale
      corner = device.corner
      fact = device.fact
      orientation = surroundings.orientation
      screen = surroundings.screen
      window = surroundings.window
      windowSafeArea = surroundings.windowSafeArea
      sizeClasses = [surroundings.horizontalSizeClass, surroundings.verticalSizeClass]
      contentSizeCategory = surroundings.contentSizeCategory
      isExtrapolated = surroundings.isExtrapolated
      confidence = surroundings.confidence
      isListed = lists.map { $0.contains(device.slug) }
    }
  }
}
