import type { Company } from '#app/data/account/records/company-row.ts';
import { type Draft, requireKind } from '#documents';
import { chooseRegime } from './choose-regime.ts';
import { type DraftHabits, payBy } from './new-draft.ts';

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
 * conditions, texts, regime). Texts written by the author stay, and so does all that only documents
 * know; those that `before`, the company of the draft so far, has set leave with it.
 */
export function applyCompany(draft: Draft, company: Company, before?: Company | null): Draft {
  const own = before ? withoutTextsOf(draft, before) : draft;
  const { seller, style, defaults } = company;
  const { notes = '', terms = '' } = own;
  return {
    ...followRegime(own, company),
    seller,
    style: withLook(own.style, style),
    payment: payOf(own, company),
    ...orText('notes', notes || defaults.notes),
    ...orText('terms', terms || defaults.terms),
  };
}

function withLook(
  style: Draft['style'],
  { template, accent, logo }: Draft['style'],
): Draft['style'] {
  const { logo: _other, ...others } = style;
  return { ...others, template, accent, ...(logo && { logo }) };
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
