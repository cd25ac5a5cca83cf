/// Thrown where a value cannot be read. Why stands among the document's faults already.
struct Refused: Error {}
