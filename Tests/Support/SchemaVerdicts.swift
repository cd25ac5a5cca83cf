import Foundation
import Testing

/// What Python's validator says of JSON texts by a schema.
enum SchemaVerdicts {
  /// Whether each of the texts is valid; nil (said aloud) where there is no validator.
  static func of(_ texts: [String], by schema: String) throws -> [Bool]? {
    guard try Python.has("jsonschema") else {
      print("SKIPPED: the schema is not checked: python3 has no jsonschema")
      return nil
    }
    let script = """
      import json, os, sys, jsonschema
      folder, count = sys.argv[1], int(sys.argv[2])
      load = lambda i: json.loads(open(os.path.join(folder, str(i)), "rb").read())
      schema = load(0)
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print("".join("y" if validator.is_valid(load(i)) else "n" for i in range(1, count)))
      """
    let files = ([schema] + texts).map { Array($0.utf8) }
    let output = try Python.withFiles(files) { folder in
      try Python.run(script, arguments: [folder, "\(files.count)"])
    }
    let verdicts = try #require(output?.trimmingCharacters(in: .whitespacesAndNewlines))
    try #require(verdicts.count == texts.count)
    return verdicts.map { $0 == "y" }
  }
}
