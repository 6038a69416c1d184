package facturier.conformance;

/** What a rule says about a file. The severity is "error", or "warning" for all that leaves the file valid. */
public record Finding(String rule, String severity, String location, String message) {

  public static Finding error(String rule, String location, String message) {
    return new Finding(rule, "error", location, message);
  }

  public boolean isError() {
    return severity.equals("error");
  }

  String toJson() {
    return Json.object("rule", rule, "severity", severity, "location", location, "message", message);
  }
}
