package facturier.conformance;

/** The little JSON that a report needs; a library here would meet the validators' own versions of it. */
final class Json {

  static String object(String... namesAndValues) {
    StringBuilder json = new StringBuilder("{");
    for (int i = 0; i < namesAndValues.length; i += 2) {
      json.append(i == 0 ? "" : ",").append(pair(namesAndValues[i], namesAndValues[i + 1]));
    }
    return json.append('}').toString();
  }

  static String pair(String name, String value) {
    return quote(name) + ":" + quote(value);
  }

  private static String quote(String value) {
    if (value == null) return "\"\"";
    StringBuilder text = new StringBuilder("\"");
    for (char c : value.toCharArray()) {
      if (c == '"' || c == '\\') text.append('\\').append(c);
      else if (c < 0x20) text.append(String.format("\\u%04x", (int) c));
      else text.append(c);
    }
    return text.append('"').toString();
  }

  private Json() {}
}
