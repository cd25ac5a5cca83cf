import Foundation
import InsetImport
import InsetModel
import Testing

@Suite("Conformance")
struct ConformanceTests {
  @Test("every printed number of the committed lists")
  func lists() throws {
    let lists = try ConformanceLists.load()
    let run = try ConformanceRun.evaluate(lists)
    for value in run.values {
      switch value.outcome {
      case .equal, .notModelled: break
      case .contested(let question, let model):
        print("contested", value.list, value.id, value.name, value.printed, model, question)
      case .different(let model):
        print("DIFFERENT", value.list, value.id, value.name, value.printed, model, value.isInferred)
      }
    }
    print(run.values.count, run.seconds)
  }
}
