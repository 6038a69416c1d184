import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import {
  chargesVat,
  type Draft,
  hasPrice,
  type KindName,
  type KindTraits,
  type Line,
  requireKind,
  type Subtype,
  styleFor,
  takeOptions,
} from '#documents';

export type RateChoice =
  /** Keeps each rate; when VAT is charged, lines without a rate get `rate`. */
  | { mode: 'keep'; rate: string }
  /** Every line gets `rate`. */
  | { mode: 'replace'; rate: string }
  /** Removes every rate. */
  | { mode: 'remove' };

/**
 * Turns the draft into another kind. Keeps the common content; a subtype or VAT regime that the new
 * kind lacks becomes its default, and `rates` decides the lines’ rates. The other parts start as in
 * a new document of `today` (YYYY-MM-DD); chosen options of an offer become items.
 */
export function switchKind(
  draft: Draft,
  to: KindName,
  { rates, today }: { rates: RateChoice | null; today: string },
): Draft {
  const traits = requireKind(to);
  const vatRegime = regimeIn(to, draft.vatRegime);
  const choice = rates ?? { mode: 'keep', rate: '20' };
  const kept = keepCommon(traits.hasOptions ? draft : takeOptions(draft));
  const fresh = createNewDraft(to, { today, number: draft.number, buyer: draft.buyer });
  const lines = kept.lines.map((line) =>
    hasPrice(line) && line.kind !== 'disbursement' ? withRate(line, choice, vatRegime) : line,
  );
  return {
    ...fresh,
    ...kept,
    kind: to,
    style:
      requireKind(draft.kind).signature === 'issuer' ? styleFor(draft.style, traits) : draft.style,
    subtype: subtypeIn(traits, draft.subtype),
    vatRegime,
    dueDate: fresh.dueDate && (draft.dueDate || fresh.dueDate),
    lines: lines.length > 0 ? lines : fresh.lines,
    references: { ...fresh.references, ...draft.references },
    payment: draft.payment.means.length > 0 ? draft.payment : fresh.payment,
    ...(traits.hasRent && { supply: fresh.supply }),
  };
}

function keepCommon(draft: Draft): Draft {
  const {
    validUntil: _validUntil,
    quote: _quote,
    credit: _credit,
    receipt: _receipt,
    rent: _rent,
    ...common
  } = draft;
  return common;
}

/** The VAT regime in another kind: the current one if allowed there, else that kind’s default. */
export function regimeIn(kindName: KindName, regime: Draft['vatRegime']): Draft['vatRegime'] {
  const { vatRegimes } = requireKind(kindName);
  return vatRegimes.includes(regime) ? regime : vatRegimes[0];
}

export function hasRates({ lines }: Draft): boolean {
  return lines.some((line) => hasPrice(line) && line.vatRate !== undefined);
}

function subtypeIn({ subtypes }: KindTraits, subtype: Subtype): Subtype {
  return subtype in subtypes ? subtype : 'standard';
}

type Taxable = Extract<Line, { kind: 'item' | 'option' | 'variant' }>;

function withRate(line: Taxable, choice: RateChoice, vatRegime: Draft['vatRegime']): Taxable {
  if (choice.mode === 'replace') return { ...line, vatRate: choice.rate };
  if (choice.mode === 'remove') {
    const { vatRate: _removed, ...others } = line;
    return others;
  }
  return chargesVat(vatRegime) && line.vatRate === undefined
    ? { ...line, vatRate: choice.rate }
    : line;
}
