public import InsetModel

/// JSON's grammar alone, whatever the text says.
public enum JSONSyntax {
  /// Checks that `bytes` are one JSON value (RFC 8259): UTF-8, no key twice, numbers within the
  /// range of a Double, at most 20,100 containers deep.
  ///
  /// - Parameters:
  ///   - bytes: The text; a byte order mark is passed over.
  ///   - path: The file as the user named it, for the message.
  /// - Throws: A `Diagnostic` with the place of the first fault.
  public static func validate(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    if let fault = try JSONDocument(bytes, path: path).diagnostics?.first { throw fault }
  }
}
