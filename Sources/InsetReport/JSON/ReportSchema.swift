import InsetBasics
import InsetModel

/// The JSON Schema of reports (draft 2020-12): what `JSONReporter` may write, and nothing else.
public enum ReportSchema {
  /// One object a line: its name, and its keys. `key` is a string, `key=type` another type, `key?=type`
  /// a key that may be missing. A type is one of `types`, another object, or words with `|` between
  /// them; `type?` may be null, `type*` is a list, `type{}` an object with such values. A number may be
  /// null wherever it stands.
  private static let objects = """
    report inputs=input* summary=summary
    report findings=codedFinding*
    report screens=explainedScreen* rules=rule* facts=fact{}
    report comparisons=comparison* rules=rule* facts=fact{}
    report tests=test* problems=problem* summary=testSummary
    report devices=device*
    tool name=insetlua| version
    summary scenarios=count errors=count warnings=count notes=count suppressed=count \
    expectations=count mismatches=count contested=count undecided=count inputProblems=count \
    ruleProblems=count rules?=count
    fact confidence=confidence says
    rule kind id title=string? file line=count since=string? before=string? sources=string*
    test file line=count? name passed=flag failures=string*
    testSummary tests=count passed=count failed=count filesNotRun=count
    device slug name identifiers=string* idiom size=pair scale=number corner earliestOS \
    latestOS=string? portrait=insets? landscape=insets? fact confidence=confidence
    problem path line=count? column=count? pointer=string? message suggestion=string? rule=string? \
    context=string?
    place path line=count? column=count?
    insets top=number left=number bottom=number right=number
    unknown path=pointer reason=notGiven|noSource|setInCode|ruleFailed|unknown fact=string? key=string?
    sum edge=edge? points=number parts=part*
    part points=number label cause=window|bar|controller|view|keyboard? who=string? rule=string? \
    facts=string* confidence=confidence? property=string? place=place?

    input path line?=count scenario=string? screens?=screen* findings=finding* suppressed=finding* \
    problems=problem*
    screen scenario=string? device=model os linkedSDK orientation=orientation extrapolated=flag \
    assumedViews=string* window=rect windowSafeAreaInsets=insets views=view{} \
    controllers=controller* bars=bar* sums=sum* contested=contested* undecided=undecided* \
    expectations=expectations dump?=dump observed?=observation* unknown=unknown*
    model slug name
    view pointer class controller isInWindow=flag frame=rect windowFrame=rect \
    safeAreaInsets?=insets contentInset?=insets adjustedContentInset?=insets \
    indicatorInsets?=insets behavior? adjustment?=answer{} writesContentInset?=flag \
    contentOffset?=pair contentSize?=pair? contentStart?=insets wantedStart?=insets \
    firstRowY?=number rows?=number* slots?=slot{}* sums?=count{}{}
    answer answer=takesSafeArea|leaves|amount? reason=string? facts=string*
    slot points=number range=pair? rule=string? facts=string* confidence=confidence reason=string?
    controller id=string? pointer class isInWindow=flag frame=rect safeAreaInsets?=insets \
    layoutGuides?=insets sums?=count{}{}
    bar id kind=navigationBar|toolbar|tabBar controller frame=rect isShown=flag? obstructs=flag? \
    facts=string* confidence=confidence
    contested question asks fact=string? taken isChosen=flag other changes=change* findings=string* views?=string*
    change what taken=number other=number
    undecided rule=string? number fact=string? supply=string? pointer failedRule?
    expectations compared=count mismatches=mismatch*
    mismatch subject key expected=any actual=string? source=string? line=count? column=count?
    dump format line=count views=count scrollViews=count size=pair? isWindow=flag \
    containment=string? deviceBy=named|size|side|nothing devices=candidate* systemBy=string* \
    setAside=string* notes=note*
    candidate slug name os=count*
    note line=count text
    observation view line=count? verdict=equal|explained|different|notKnown \
    comparisons=observedValue* explanations?=observedCause* hypotheses?=hypothesis*
    observedValue key printed=any predicted=any agrees=flag?
    observedCause kind view? points?=number
    hypothesis text isTried=flag

    finding rule level=level message suppression? path line=count? column=count? pointer \
    view=string? controller? section?=count screen=count edge=edge? points=number facts=string* \
    confidence=confidence sum?=count? fixes=fix* fixesTried?=flag unknown?=unknown*
    fix fix title code outcome holds=flag residual=number added=addedFinding* sideEffects=string* \
    undoneBy=string* problem=string? matrix=matrix? beyondMatrix?=flag
    addedFinding rule level=level message view=string? controller? section?=count
    matrix cells=count holds=count undecided=count residuals=residual* added=addedElsewhere* \
    assumed=flag partial=flag
    residual points=number cell=cell cells=count
    addedElsewhere rule level=level subject message cell=cell cells=count
    cell device os orientation=orientation
    codedFinding number=count finding=finding sums=sum* code=code* unknown=unknown*
    code fix swift objectiveC interfaceBuilder=form*?
    form object bar=string? change inspector=string? setting

    explainedScreen scenario=string? device=model os linkedSDK orientation=orientation \
    extrapolated=flag path explained=explained* sums=sum* contested=contested* \
    undecided=undecided* unknown=unknown*
    explained name description place=place pointer isInWindow=flag notInWindowBecause?=absence \
    coveredBy=cover* edges=side{} behavior? contentOffset?=pair content?=strip* \
    notApplied=notApplied* callbacks=callback* findings=finding*
    absence why fact place=place
    cover edge=edge points=number by isApps=flag
    side safeAreaInsets=chain adjustedContentInset?=chain adjustment?=answer contentStart?=number \
    offered?=number
    chain name points=number sum=count?
    strip section=string? name y=number points=number what rule=string? facts=string* \
    confidence=confidence?
    notApplied what why facts=string* file=string? line=count?
    callback method receiver fires=flag to=insets change fact
    comparison variants=variant* compared=count differences=difference* unknown=unknown*
    variant name path problem?=problem scenario?=string? device? os? orientation?=orientation \
    extrapolated?=flag remark?=string? assumed?=string* contested?=contested*
    difference subject key values=comparedValue* follows? fact?=string? why?=why*
    comparedValue variant points?=number value? absent?=flag
    why variants=string* because=part*
    """

  /// The types that are no objects.
  private static let types: [(key: String, value: JSON)] = [
    ("any", true.json), ("string", JSON(["type": "string"])), ("flag", JSON(["type": "boolean"])),
    ("count", JSON(["type": "integer", "minimum": 0])),
    ("number", JSON(["type": ["number", "null"]])), ("pair", numbers(2)), ("rect", numbers(4)),
    ("pointer", JSON(["type": "string", "pattern": "^/"])),
    ("confidence", words(Confidence.allCases.map(\.rawValue))),
    ("level", words(Level.allCases.map(\.rawValue))), ("edge", words(Edge.allCases.map(\.name))),
    ("orientation", words(Orientation.allCases.map(\.rawValue))),
  ]

  /// The schema as JSON text, ending in a line break.
  public static let text: String = {
    let lines = objects.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let version = (key: "schemaVersion", value: JSON(["const": JSONReporter.schemaVersion]))
    let kinds = lines.filter { $0[0] == "report" }
    let reports =
      kinds.map { object($0, [version, ("tool", type("tool"))]) }
      + entries(of: kinds, among: lines, version)
    let definitions = lines.filter { $0[0] != "report" }.map { (key: $0[0], value: object($0)) }
    let schema = JSON([
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "insetlua report",
      "description":
        "What insetlua --format json writes, and a line of --format ndjson; docs/report.md tells what "
        + "the keys mean.",
      "oneOf": reports, "$defs": JSON.object(types + definitions),
    ])
    return schema.text() + "\n"
  }()

  /// What a line of a report of lines may be: an entry of a report's list, or what stands behind the list.
  private static func entries(
    of reports: [[String]], among all: [[String]], _ version: (key: String, value: JSON)
  ) -> [JSON] {
    var closings: [[String]] = []
    var lines: [JSON] = []
    for report in reports {
      let entry = report[1].split(separator: "=").last?.dropLast().description
      lines += all.filter { $0[0] == entry }.map { object($0, [version]) }
      let closing = ["closing"] + report.dropFirst(2)
      if closing.count > 1, !closings.contains(closing) { closings.append(closing) }
    }
    return lines + closings.map { object($0, [version]) }
  }

  /// An object of the keys of a line and no others.
  private static func object(
    _ line: [String], _ first: [(key: String, value: JSON)] = []
  ) -> JSON {
    var properties = first
    var required = first.map(\.key)
    for word in line.dropFirst() {
      let halves = word.split(separator: "=", maxSplits: 1).map(String.init)
      let isOptional = halves[0].hasSuffix("?")
      let key = isOptional ? String(halves[0].dropLast()) : halves[0]
      properties.append((key, type(halves.count > 1 ? halves[1] : "string")))
      if !isOptional { required.append(key) }
    }
    return JSON([
      "type": "object", "properties": JSON.object(properties), "required": required,
      "additionalProperties": false,
    ])
  }

  private static func type(_ text: String) -> JSON {
    if text.hasSuffix("?") {
      return JSON(["anyOf": [type(String(text.dropLast())), JSON(["type": "null"])]])
    }
    if text.hasSuffix("*") {
      return JSON(["type": "array", "items": type(String(text.dropLast()))])
    }
    if text.hasSuffix("{}") {
      return JSON(["type": "object", "additionalProperties": type(String(text.dropLast(2)))])
    }
    if text.contains("|") { return words(text.split(separator: "|").map(String.init)) }
    return JSON(["$ref": "#/$defs/\(text)"])
  }

  private static func words(_ words: [String]) -> JSON { JSON(["enum": words]) }

  private static func numbers(_ count: Int) -> JSON {
    JSON([
      "type": "array", "items": JSON(["$ref": "#/$defs/number"]), "minItems": count,
      "maxItems": count,
    ])
  }
}
