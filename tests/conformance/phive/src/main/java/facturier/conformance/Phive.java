package facturier.conformance;

import com.helger.diagnostics.error.IError;
import com.helger.io.resource.FileSystemResource;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.result.ValidationResultList;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.w3c.dom.Document;

/** The XML alone, by the rules of EN 16931 and, for the profile "france", those of the French reform (BR-FR). */
public final class Phive {

  public static void main(String[] arguments) throws IOException {
    Runner.run("phive", (file, profile) -> {
      List<Report> reports = new ArrayList<>();
      IValidationSourceXML xml = ValidationSourceXML.create(new FileSystemResource(file));
      for (RuleSet rules : RuleSet.of(profile, rootOf(xml))) reports.add(check(xml, rules));
      return reports;
    });
  }

  /** CrossIndustryInvoice, Invoice or CreditNote. */
  private static String rootOf(IValidationSourceXML xml) {
    return ((Document) xml.getNode()).getDocumentElement().getLocalName();
  }

  private static Report check(IValidationSourceXML xml, RuleSet rules) {
    ValidationResultList results =
        new ValidationExecutionManager<>(IValidityDeterminator.<IValidationSourceXML>createDefault(), rules.steps())
            .executeValidation(xml);
    List<Finding> findings = new ArrayList<>();
    results.forEachFlattened(error -> findings.add(finding(error, rules)));
    boolean isValid = results.containsNoError() && findings.stream().noneMatch(Finding::isError);
    return new Report(rules.name(), isValid, findings);
  }

  private static Finding finding(IError error, RuleSet rules) {
    String severity = error.getErrorLevel().isGE(rules.failure()) ? "error" : "warning";
    String location = error.hasErrorFieldName() ? error.getErrorFieldName() : error.getErrorLocation().getAsString();
    return new Finding(error.getErrorID(), severity, location, error.getErrorText(Locale.ROOT));
  }

  private Phive() {}
}
