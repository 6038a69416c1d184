import type { Company } from '#app/data/account/records/company-row.ts';
import { firstNumberOf } from '#app/data/account/records/first-number.ts';
import { type Draft, requireKind, subtypeOf } from '#documents';
import { type GivenNumber, seriesOf } from '#documents/dossier';
import { applyHabits, type DraftHabits, payBy } from './new-draft.ts';
import { takeNumberOf } from './own-number.ts';

type Known = { given: readonly GivenNumber[]; today: string };

/** The habits that a company of an account sets for its documents. */
export function habitsOf({ style, defaults }: Company): DraftHabits {
  const { payment, operation, vatOnDebits, vatRegime } = defaults;
  const usualRegime = vatRegime === 'normal' || vatRegime === 'franchise' ? vatRegime : undefined;
  return { style, payment, operation, vatOnDebits, usualRegime };
}

/**
 * Fills a draft with a company of the account and its defaults. Texts already in the draft stay,
 * and so does a payment that was received. A series without a number begins as its company says.
 */
export function applyCompany(draft: Draft, company: Company, known: Known): Draft {
  const { seller, defaults } = company;
  const traits = requireKind(draft.kind);
  const { notes = '', terms = '' } = draft;
  const filled: Draft = {
    ...draft,
    ...applyHabits(habitsOf(company), traits),
    seller,
    ...regimeOf(draft, company),
    ...orText('notes', notes || defaults.notes),
    ...orText('terms', terms || defaults.terms),
  };
  return {
    ...takeNumberOf(filled, { before: draft, ...known }),
    ...firstNumber(filled, company, known),
    payment: payOf(draft, filled, company),
  };
}

/** Removes the texts that a company has set, so that another one sets its own. */
export function withoutTextsOf(draft: Draft, { defaults }: Company): Draft {
  const { notes, terms, payment, ...others } = draft;
  const { terms: paymentTerms, ...means } = payment;
  return {
    ...others,
    payment: { ...means, ...unlessSame('terms', paymentTerms, defaults.payment.terms) },
    ...unlessSame('notes', notes, defaults.notes),
    ...unlessSame('terms', terms, defaults.terms),
  };
}

/** A kind with or without VAT follows the regime of the company. */
function regimeOf({ kind, vatRegime }: Draft, company: Company): Partial<Draft> {
  const { usualRegime } = habitsOf(company);
  const { hasLines, vatRegimes } = requireKind(kind);
  const isUsual = vatRegime === 'normal' || vatRegime === 'franchise';
  return usualRegime && hasLines && isUsual && vatRegimes.includes(usualRegime)
    ? { vatRegime: usualRegime }
    : {};
}

function payOf(before: Draft, filled: Draft, { seller, defaults }: Company): Draft['payment'] {
  const traits = requireKind(filled.kind);
  if (!traits.hasPayment || before.payment.means.includes('paid')) return before.payment;
  const terms = before.payment.terms || defaults.payment.terms;
  return payBy(
    { ...before.payment, ...filled.payment, ...orText('terms', terms) },
    { seller, traits },
  );
}

function firstNumber(
  filled: Draft,
  { defaults }: Company,
  { given, today }: Known,
): Partial<Draft> {
  const { seriesPrefix } = subtypeOf(requireKind(filled.kind), filled.subtype);
  // A proforma has a series of its own, which companies do not number.
  const numbering = seriesPrefix === undefined && defaults.numbering[filled.kind];
  const series = seriesOf(filled);
  if (!numbering || given.some((one) => one.series === series)) return {};
  const number = firstNumberOf(numbering, filled.issueDate || today);
  return number === null ? {} : { number };
}

function unlessSame<Key extends string>(
  key: Key,
  text: string | undefined,
  other: string | undefined,
) {
  return orText(key, text === other ? '' : text);
}

function orText<Key extends string>(key: Key, text: string | undefined) {
  return (text ? { [key]: text } : {}) as Partial<Record<Key, string>>;
}
