/// How an inset is changed.
enum CodeOperator: String, Hashable { case set = "=", add = "+=", subtract = "-=" }
