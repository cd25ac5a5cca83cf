// swift-format-ignore-file
// The one class of WebKit that InsetCapture.swift knows: see README.md.
import UIKit

@MainActor open class WKWebView: UIView { public var scrollView = UIScrollView() }
