package facturier.conformance;

import com.helger.diagnostics.error.level.EErrorLevel;
import com.helger.diver.api.coord.DVRCoordinate;
import com.helger.phive.api.executor.IValidationExecutor;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.france.FranceCTCValidation;
import com.helger.phive.xml.source.IValidationSourceXML;
import java.util.List;
import java.util.function.Predicate;

/** Rules by their name in the library: the schemas and Schematron files to apply, and from which level they fail. */
record RuleSet(String name, List<IValidationExecutor<IValidationSourceXML>> steps, EErrorLevel failure) {

  private static final ValidationExecutorSetRegistry<IValidationSourceXML> REGISTRY = fillRegistry();

  private static final RuleSet EN16931 =
      of(EN16931Validation.VID_CII_1316, path -> true, EErrorLevel.ERROR);

  /**
   * The BR-FR file only. The set would first apply an older EN 16931 and the schema of CII D22B with its code
   * lists, which refuses the UNTDID 7161 reasons of a charge ("FC") that EN 16931 demands (BR-CL-20).
   * This file was published before the reform and calls every rule a warning; since 2026-09-01 they are fatal.
   */
  private static final RuleSet FRANCE =
      of(FranceCTCValidation.VID_FR_CTC_CII_1_3_0, path -> path.contains("BR-FR"), EErrorLevel.WARN);

  /** The newest rules for CII that the library holds; an invoice of another syntax gets its own beside them. */
  static List<RuleSet> ofProfile(String profile) {
    return switch (profile) {
      case "en16931" -> List.of(EN16931);
      case "france" -> List.of(EN16931, FRANCE);
      default -> throw new IllegalArgumentException("Unknown profile: " + profile);
    };
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
