package facturier.conformance;

import com.helger.diagnostics.error.level.EErrorLevel;
import com.helger.diver.api.coord.DVRCoordinate;
import com.helger.phive.api.executor.IValidationExecutor;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.france.FranceCTCValidation;
import com.helger.phive.xml.source.IValidationSourceXML;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Rules by their name in the library: the schemas and Schematron files to apply, and from which level they fail. */
record RuleSet(String name, List<IValidationExecutor<IValidationSourceXML>> steps, EErrorLevel failure) {

  private static final ValidationExecutorSetRegistry<IValidationSourceXML> REGISTRY = fillRegistry();

  private static final Map<String, RuleSet> EN16931 = Map.of(
      "CrossIndustryInvoice", en16931(EN16931Validation.VID_CII_1316),
      "Invoice", en16931(EN16931Validation.VID_UBL_INVOICE_1316),
      "CreditNote", en16931(EN16931Validation.VID_UBL_CREDIT_NOTE_1316));

  private static final Map<String, RuleSet> FRANCE = Map.of(
      "CrossIndustryInvoice", france(FranceCTCValidation.VID_FR_CTC_CII_1_3_0),
      "Invoice", france(FranceCTCValidation.VID_FR_CTC_UBL_INV_1_3_0),
      "CreditNote", france(FranceCTCValidation.VID_FR_CTC_UBL_CN_1_3_0));

  private static final Map<String, RuleSet> EXTENDED = Map.of(
      "CrossIndustryInvoice", extended(FranceCTCValidation.VID_FR_EXTENDED_CTC_CII_1_3_0),
      "Invoice", extended(FranceCTCValidation.VID_FR_EXTENDED_CTC_UBL_INV_1_3_0),
      "CreditNote", extended(FranceCTCValidation.VID_FR_EXTENDED_CTC_UBL_CN_1_3_0));

  /** The newest rules that the library holds for a syntax of EN 16931, known by the root of the file: CII or UBL 2.1. */
  static List<RuleSet> of(String profile, String root) {
    if (!EN16931.containsKey(root)) throw new IllegalArgumentException("Unknown syntax: " + root);
    return switch (profile) {
      case "en16931" -> List.of(EN16931.get(root));
      case "france" -> List.of(EN16931.get(root), FRANCE.get(root));
      case "extended-ctc-fr" -> List.of(EXTENDED.get(root));
      default -> throw new IllegalArgumentException("Unknown profile: " + profile);
    };
  }

  private static RuleSet en16931(DVRCoordinate id) {
    return of(id, path -> true, EErrorLevel.ERROR);
  }

  /** The rules of the profile itself, without those of France, that have files of their own. */
  private static RuleSet extended(DVRCoordinate id) {
    return of(id, path -> path.contains("EXTENDED-CTC-FR"), EErrorLevel.ERROR);
  }

  /**
   * The BR-FR file only. The set would first apply an older EN 16931 and the schema of CII D22B with its code
   * lists, which refuses the UNTDID 7161 reasons of a charge ("FC") that EN 16931 demands (BR-CL-20).
   * This file was published before the reform and calls every rule a warning; since 2026-09-01 they are fatal.
   */
  private static RuleSet france(DVRCoordinate id) {
    return of(id, path -> path.contains("BR-FR"), EErrorLevel.WARN);
  }

  private static RuleSet of(DVRCoordinate id, Predicate<String> isWanted, EErrorLevel failure) {
    List<IValidationExecutor<IValidationSourceXML>> steps = REGISTRY.getOfID(id).getAllExecutors().stream()
        .filter(step -> isWanted.test(step.getValidationArtefact().getRuleResourcePath()))
        .toList();
    if (steps.isEmpty()) throw new IllegalStateException("No rules in " + id.getAsSingleID());
    return new RuleSet(id.getAsSingleID(), steps, failure);
  }

  private static ValidationExecutorSetRegistry<IValidationSourceXML> fillRegistry() {
    ValidationExecutorSetRegistry<IValidationSourceXML> registry = new ValidationExecutorSetRegistry<>();
    EN16931Validation.initEN16931(registry);
    FranceCTCValidation.initFranceCTC(registry);
    return registry;
  }
}
