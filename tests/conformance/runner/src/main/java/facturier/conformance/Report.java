package facturier.conformance;

import java.util.List;
import java.util.stream.Collectors;

/** The answer of one rule set about one file. */
public record Report(String tool, boolean valid, List<Finding> findings) {

  String toJson(String file) {
    String list = findings.stream().map(Finding::toJson).collect(Collectors.joining(",", "[", "]"));
    return "{" + Json.pair("file", file) + "," + Json.pair("tool", tool)
        + ",\"valid\":" + valid + ",\"findings\":" + list + "}";
  }
}
