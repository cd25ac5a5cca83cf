extension SourceLines {
  /// The problem with path, place and excerpt.
  package func diagnostic(_ fault: Fault, path: String) -> Diagnostic {
    let place = position(at: min(fault.offset, bytes.count))
    var message = fault.message
    if let other = fault.other {
      let place = position(at: other)
      message += "\(place.line):\(place.column)"
    }
    let excerpt = bytes.isEmpty ? nil : excerpt(at: min(fault.offset, bytes.count))
    return Diagnostic(
      path: path, position: place, message: message, suggestion: fault.suggestion,
      excerpt: excerpt?.text, excerptColumn: excerpt?.column)
  }
}
