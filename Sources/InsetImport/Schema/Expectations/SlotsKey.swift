/// The keys of what is expected of one section's slots.
enum SlotsKey: Int, ObjectKey {
  case header, footer, padding, headerY, footerY

  static let keys = KeyTable(
    "slots", noun: "the slots of a section", doc: "Heights and places; written ones are compared.",
    specs: specs)

  var spec: KeySpec {
    switch self {
    case .header: KeySpec("header", .extent, "The header's height.")
    case .footer: KeySpec("footer", .extent, "The footer's height.")
    case .padding: KeySpec("padding", .extent, "The padding above the header.")
    case .headerY: KeySpec("headerY", .number(.contentLength), "The header's y in the content.")
    case .footerY: KeySpec("footerY", .number(.contentLength), "The footer's y in the content.")
    }
  }
}
