package facturier.conformance;

import com.helger.diagnostics.error.IError;
import com.helger.io.resource.FileSystemResource;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.result.ValidationResultList;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The XML alone, by the rules of EN 16931 and, for the profile "france", those of the French reform (BR-FR). */
public final class Phive {

  public static void main(String[] arguments) throws IOException {
    Runner.run("phive", (file, profile) -> {
      List<Report> reports = new ArrayList<>();
      for (RuleSet rules : RuleSet.ofProfile(profile)) reports.add(check(file, rules));
      return reports;
    });
  }

  private static Report check(Path file, RuleSet rules) {
    IValidationSourceXML xml = ValidationSourceXML.create(new FileSystemResource(file));
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
