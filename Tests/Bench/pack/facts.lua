return facts { ["BENCH-1"] = { confidence = "derived", says = "The benchmark's own rule, not UIKit's." } }
