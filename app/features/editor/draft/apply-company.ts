import type { Company } from '#app/data/account/records/company-row.ts';
import { firstNumberOf } from '#app/data/account/records/first-number.ts';
import { type Draft, requireKind, subtypeOf } from '#documents';
import { type GivenNumber, proposeNumber, seriesOf } from '#documents/dossier';
import { chooseRegime } from './choose-regime.ts';
import { type DraftHabits, payBy } from './new-draft.ts';

type Known = {
  given: readonly GivenNumber[];
  today: string;
  /** The company of the draft so far: its texts and its first number leave with it. */
  before?: Company | null;
  /** The number of an issued document stays. */
  isIssued?: boolean;
};

/** The habits of an author whose documents the device does not know yet. */
export function habitsOf({ style, defaults }: Company): DraftHabits {
  const { payment, operation, vatOnDebits } = defaults;
  return { style, payment, operation, vatOnDebits, usualRegime: usualRegimeOf(defaults) };
}

export function usualRegimeOf({
  vatRegime,
}: Company['defaults']): 'normal' | 'franchise' | undefined {
  return vatRegime === 'normal' || vatRegime === 'franchise' ? vatRegime : undefined;
}

/**
 * Fills a draft with a company of the account: its identity, and what its page sets (look,
 * conditions, texts, regime, first number). Texts and a number written by the author stay, and so
 * does all that only documents know.
 */
export function applyCompany(draft: Draft, company: Company, known: Known): Draft {
  const { before } = known;
  const own = before ? withoutTextsOf(draft, before) : draft;
  const { seller, style, defaults } = company;
  const { notes = '', terms = '' } = own;
  const filled: Draft = {
    ...followRegime(own, company),
    seller,
    style: withLook(own.style, style),
    payment: payOf(own, company),
    ...orText('notes', notes || defaults.notes),
    ...orText('terms', terms || defaults.terms),
  };
  return isOwnNumber(draft, known)
    ? filled
    : { ...filled, number: numberOf(filled, company, known) };
}

function withLook(
  style: Draft['style'],
  { template, accent, logo }: Draft['style'],
): Draft['style'] {
  const { logo: _other, ...others } = style;
  return { ...others, template, accent, ...(logo && { logo }) };
}

/** The author wrote it, or it was given to somebody. */
function isOwnNumber(draft: Draft, { given, today, before, isIssued = false }: Known): boolean {
  const proposed = [
    '',
    proposeNumber(given, { draft, date: draft.issueDate || today }),
    before && firstNumber(draft, before, today),
  ];
  return isIssued || !proposed.includes(draft.number);
}

/** Removes the texts that a company has set, so that another one sets its own. */
function withoutTextsOf(draft: Draft, { defaults }: Company): Draft {
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
function followRegime(draft: Draft, { defaults }: Company): Draft {
  const usual = usualRegimeOf(defaults);
  const { hasLines, vatRegimes } = requireKind(draft.kind);
  const isUsual = draft.vatRegime === 'normal' || draft.vatRegime === 'franchise';
  return usual && hasLines && isUsual && vatRegimes.includes(usual)
    ? chooseRegime(draft, usual)
    : draft;
}

function payOf({ kind, payment }: Draft, { seller, defaults }: Company): Draft['payment'] {
  const traits = requireKind(kind);
  if (!traits.hasPayment) return payment;
  const { latePenalty, recoveryFee, earlyDiscount, terms = '' } = defaults.payment;
  const conditions = { latePenalty, recoveryFee, earlyDiscount };
  const filled = { ...payment, ...conditions, ...orText('terms', payment.terms || terms) };
  return payment.means.includes('paid') ? filled : payBy(filled, { seller, traits });
}

/** A series that has no number yet begins as its company says. */
function numberOf(draft: Draft, company: Company, { given, today }: Known): string {
  const series = seriesOf(draft);
  const isBegun = given.some((one) => one.series === series);
  return (
    (!isBegun && firstNumber(draft, company, today)) ||
    proposeNumber(given, { draft, date: draft.issueDate || today })
  );
}

/** A proforma has a series of its own, which companies do not number. */
function firstNumber(draft: Draft, { defaults }: Company, today: string): string | null {
  const { seriesPrefix } = subtypeOf(requireKind(draft.kind), draft.subtype);
  const numbering = defaults.numbering[draft.kind];
  return seriesPrefix === undefined && numbering
    ? firstNumberOf(numbering, draft.issueDate || today)
    : null;
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
