import { type Beside, checkValue } from '#documents/law/identifiers/check-value.ts';
import type { Finding, Rule, RuleContext, Severity } from '#documents/law/rule.ts';
import { isDatedFrom } from '#documents/law/rules/when.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { ValueNature } from '#documents/model/fields/field-types.ts';

/**
 * The values that say what they are and that no other rule judges; a bar code is judged by its
 * field alone. The gravest mistake is said, in the words of its field.
 */
export const typedValuesRule: Rule = {
  id: 'typed-values',
  label: 'E-mails, comptes et codes',
  purpose: 'Une adresse ou un numéro faux ne joint personne, et égare un paiement.',
  reference: 'EN 16931 ; ISO 13616 ; ISO 9362',
  severity: judgeSeverity,
  field: 'seller.iban',
  appliesTo: ({ draft }) => findMistake(draft) !== null,
  check: ({ draft }) => findMistake(draft),
};

/** A document issued before its e-mails were checked stays as it was drawn. */
function judgeSeverity({ draft }: RuleContext): Severity {
  if (findIn(draft, BLOCKING)) return 'blocking';
  const isNew = isDatedFrom(draft, CHECKED_FROM);
  return isNew && findIn(draft, BLOCKING_WHEN_NEW) ? 'blocking' : 'warning';
}

function findMistake(draft: Draft): Finding | null {
  return findIn(draft, BLOCKING) ?? findIn(draft, BLOCKING_WHEN_NEW) ?? findIn(draft, HARMLESS);
}

function findIn(draft: Draft, values: TypedValues): Finding | null {
  for (const [field, nature] of values) {
    const keys = field.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce(readKey, draft);
    const value = readKey(holder, last);
    // A party or an address, which is what a field of the model stands in.
    const { error } = checkValue(nature, typeof value === 'string' ? value : '', holder as Beside);
    if (error) return { message: error, field };
  }
  return null;
}

function readKey(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}

type TypedValues = readonly (readonly [DraftPath, ValueNature])[];

// The definitions of the model would say these natures, and are not loaded where a sheet is drawn:
// a test compares them.
export const BLOCKING: TypedValues = [
  ['seller.iban', 'iban'],
  ['seller.bic', 'bic'],
  ['payee.siren', 'siren'],
  ['payee.iban', 'iban'],
  ['payee.bic', 'bic'],
  ['payment.mandate.debtorIban', 'iban'],
];
export const BLOCKING_WHEN_NEW: TypedValues = [
  ['seller.email', 'email'],
  ['buyer.email', 'email'],
  ['deliveryAddress.siret', 'siret'],
  ['payment.mandate.creditorId', 'creditor-id'],
];
export const HARMLESS: TypedValues = [
  ['seller.phone', 'phone'],
  ['buyer.phone', 'phone'],
  ['seller.website', 'website'],
  ['seller.naf', 'naf'],
  ['seller.rna', 'rna'],
];
const CHECKED_FROM = '2026-11-29';
