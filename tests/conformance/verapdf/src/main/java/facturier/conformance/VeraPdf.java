package facturier.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** PDF/A-3b (ISO 19005-3) and PDF/UA-1 (ISO 14289-1), whatever the file claims to be. */
public final class VeraPdf {

  private static final List<PDFAFlavour> FLAVOURS = List.of(PDFAFlavour.PDFA_3_B, PDFAFlavour.PDFUA_1);

  public static void main(String[] arguments) throws IOException {
    VeraGreenfieldFoundryProvider.initialise();
    Runner.run("veraPDF", (file, profile) -> {
      List<Report> reports = new ArrayList<>();
      for (PDFAFlavour flavour : FLAVOURS) reports.add(check(file, flavour));
      return reports;
    });
  }

  private static Report check(Path file, PDFAFlavour flavour) throws Exception {
    try (InputStream pdf = Files.newInputStream(file);
        PDFAParser parser = Foundries.defaultInstance().createParser(pdf, flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      ValidationResult result = validator.validate(parser);
      List<Finding> findings = result.getTestAssertions().stream()
          .filter(test -> test.getStatus() == TestAssertion.Status.FAILED)
          .map(VeraPdf::finding)
          .toList();
      return new Report("veraPDF " + flavour.getId(), result.isCompliant(), findings);
    }
  }

  private static Finding finding(TestAssertion test) {
    String rule = test.getRuleId().getClause() + "-" + test.getRuleId().getTestNumber();
    return Finding.error(rule, test.getLocation().getContext(), test.getMessage());
  }

  private VeraPdf() {}
}
