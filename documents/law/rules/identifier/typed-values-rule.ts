import { listMistakes, type Mistake } from '#documents/law/identifiers/list-mistakes.ts';
import type { Rule, RuleContext, Severity } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { ValueNature } from '#documents/model/fields/field-types.ts';

/**
 * Every value of the model that says what it is, and that no rule of its own judges: a new field has
 * its rule from its nature. The gravest mistake is said.
 */
export const typedValuesRule: Rule = {
  id: 'typed-values',
  label: 'Forme des valeurs saisies',
  purpose: 'Une adresse ou un numéro faux ne joint personne, et égare un paiement.',
  reference: 'EN 16931 ; ISO 13616 ; ISO 9362',
  severity: judgeSeverity,
  field: 'seller.email',
  appliesTo: ({ draft }) => findGravest(draft) !== null,
  check: ({ draft }) => {
    const mistake = findGravest(draft);
    return mistake && { message: `${mistake.label} : ${mistake.message}`, field: mistake.path };
  },
};

/** A document issued before a value was checked stays as it was drawn. */
function judgeSeverity({ draft }: RuleContext): Severity {
  const mistake = findGravest(draft);
  if (!mistake || !isGrave(mistake)) return 'warning';
  const isNew = draft.issueDate === '' || draft.issueDate >= CHECKED_FROM;
  return isNew || CHECKED_BEFORE.has(mistake.path) ? 'blocking' : 'warning';
}

function findGravest(draft: Draft): Mistake | null {
  const mistakes = listMistakes(draft).filter(({ path }) => !HAS_ITS_RULE.test(path));
  return mistakes.find(isGrave) ?? mistakes[0] ?? null;
}

/** Printed as wrong, it misleads a payment, a delivery or an answer. */
function isGrave({ nature }: Mistake): boolean {
  return !HARMLESS.has(nature);
}

const HARMLESS: ReadonlySet<ValueNature> = new Set(['phone', 'website', 'naf', 'rna', 'gtin']);
const CHECKED_FROM = '2026-11-29';
const CHECKED_BEFORE: ReadonlySet<DraftPath> = new Set([
  'payee.siren',
  'payee.iban',
  'payee.bic',
  'payment.mandate.debtorIban',
]);
/** Numbers of the law, accounts of the seller and of a refund, and postcodes with their address. */
const HAS_ITS_RULE =
  /^(seller|buyer)\.(siren|siret|vat|electronicAddress|iban|bic|taxRep)|^credit\.|postalCode$/;
