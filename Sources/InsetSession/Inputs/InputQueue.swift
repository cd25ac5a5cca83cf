import InsetBasics
import InsetModel

/// The inputs of a run, one after the other: files, and the lines of files of lines, which are read as
/// they are asked for.
///
/// Each has a place, which depends on nothing but what stands before it: so several processes can share
/// the inputs.
public struct InputQueue {
  private let files: any FileSystem
  private let isOfLines: Bool
  private let shard: Shard
  private var rest: ArraySlice<PendingInput>
  /// The file of lines that is being read.
  private var open: (file: String, reader: LineReader)?
  /// How many inputs came before, of all shards.
  private var place = 0

  /// As much of a file of lines is kept at once, in bytes, and one line more.
  private static let mostBytes = 1 << 22

  /// - Parameter isOfLines: Whether every file holds a scenario a line; else the names say which do.
  init(_ list: InputList, isOfLines: Bool, shard: Shard, in files: any FileSystem) {
    self.files = files
    self.isOfLines = isOfLines
    self.shard = shard
    // What could not be found is in the report, too: whoever reads it must not miss it.
    rest =
      (list.problems.map { PendingInput(file: $0.path, content: .unreadable($0)) }
      + list.files.map { PendingInput(file: $0, content: .file) })[...]
  }

  /// Whether nothing is left, as far as is known without reading on.
  public var isEmpty: Bool { open == nil && rest.isEmpty }

  /// The next inputs, at most `count`: waits for one, and takes the others where they are there already.
  ///
  /// - Parameter isCancelled: Asked while nothing comes.
  /// - Returns: None at the end, or where it was cancelled.
  public mutating func next(_ count: Int, isCancelled: () -> Bool) -> [PendingInput] {
    var inputs: [PendingInput] = []
    var bytes = 0
    while inputs.count < count, bytes < Self.mostBytes, !isCancelled(),
      let input = next(waits: inputs.isEmpty, isCancelled)
    {
      defer { place += 1 }
      guard shard.holds(place) else { continue }
      bytes += input.size
      inputs.append(input)
    }
    return inputs
  }

  private mutating func next(waits: Bool, _ isCancelled: () -> Bool) -> PendingInput? {
    while true {
      if let (file, _) = open {
        do throws(FileFailure) {
          switch try open?.reader.next(waits: waits, isCancelled: isCancelled) {
          case .line(let number, let bytes):
            return PendingInput(file: file, line: number, content: .line(bytes))
          case .tooLong(let number): return Self.tooLong(file, number)
          case .nothing: return nil
          case .end, nil: open = nil
          }
        } catch {
          open = nil
          return unreadable(file, error)
        }
      }
      guard let input = rest.popFirst() else { return nil }
      guard case .file = input.content, isOfLines || PendingInput.isOfLines(input.file) else {
        return input
      }
      do throws(FileFailure) {
        open = (input.file, LineReader(try files.chunks(of: input.file)))
      } catch { return unreadable(input.file, error) }
    }
  }

  private func unreadable(_ file: String, _ failure: FileFailure) -> PendingInput {
    PendingInput(file: file, content: .unreadable(.unreadable(Session.name(of: file), failure)))
  }

  private static func tooLong(_ file: String, _ number: Int) -> PendingInput {
    PendingInput(
      file: file, line: number,
      content: .unreadable(
        Diagnostic(
          path: Session.name(of: file), position: SourcePosition(line: number, column: 1),
          message: "the line is longer than \(FileLimits.longestLine >> 20) MB",
          suggestion: "each line holds one scenario")))
  }
}
