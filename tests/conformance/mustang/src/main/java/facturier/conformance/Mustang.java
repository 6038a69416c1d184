package facturier.conformance;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.mustangproject.validator.ZUGFeRDValidator;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * The whole Factur-X file: container, metadata, attachment, XSD and Schematron of the profile.
 * Everything is read from the written report: the validator's own verdict forgets what it found in the PDF.
 */
public final class Mustang {

  private static final Set<String> HARMLESS = Set.of("warning", "notice");

  public static void main(String[] arguments) throws IOException {
    Runner.run("Mustang", (file, profile) -> List.of(check(file)));
  }

  private static Report check(Path file) throws Exception {
    Document report = parse(new ZUGFeRDValidator().validate(file.toString()));
    List<Finding> findings = new ArrayList<>();
    for (Element message : elements(report, "messages", "*")) findings.add(finding(message));
    for (String part : List.of("pdf", "xml")) {
      if (!isValid(report, part)) findings.add(Finding.error(part, "", "The " + part + " part is not valid"));
    }
    return new Report("Mustang", findings.stream().noneMatch(Finding::isError), findings);
  }

  private static boolean isValid(Document report, String part) {
    List<Element> summaries = elements(report, part, "summary");
    return !summaries.isEmpty() && summaries.stream().allMatch(summary -> summary.getAttribute("status").equals("valid"));
  }

  private static Finding finding(Element message) {
    String severity = HARMLESS.contains(message.getTagName()) ? "warning" : "error";
    String text = message.getTextContent().strip();
    // A Schematron message begins with its rule; the others only have Mustang's number for their kind.
    String rule = text.startsWith("[") ? text.substring(1, text.indexOf(']')) : message.getAttribute("type");
    return new Finding(rule, severity, message.getAttribute("location"), text);
  }

  /** The elements of this name in every element of that name. */
  private static List<Element> elements(Document report, String parentName, String name) {
    List<Element> found = new ArrayList<>();
    NodeList parents = report.getElementsByTagName(parentName);
    for (int i = 0; i < parents.getLength(); i++) {
      NodeList children = ((Element) parents.item(i)).getElementsByTagName(name);
      for (int j = 0; j < children.getLength(); j++) found.add((Element) children.item(j));
    }
    return found;
  }

  private static Document parse(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
  }

  private Mustang() {}
}
