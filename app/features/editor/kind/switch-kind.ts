import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { styleFor } from '#app/features/editor/draft/style-for.ts';
import {
  chargesVat,
  type Draft,
  hasPrice,
  type KindName,
  type KindTraits,
  type Line,
  requireKind,
  type Subtype,
  takeOptions,
} from '#documents';

/** What becomes of the rates of the lines. */
export type RateChoice =
  /** They stay where they are; where VAT is charged, lines without one get `rate`. */
  | { mode: 'keep'; rate: string }
  /** All lines get `rate`. */
  | { mode: 'replace'; rate: string }
  /** No line has one any more. */
  | { mode: 'remove' };

/**
 * The document as one of another kind: what both hold stays, but the nature and the regime where
 * the other kind has not the same, and the rates. What only the other kind holds is as in a new one
 * of `today`; chosen options of an offer are sold.
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
    style: styleFor(draft.style, traits),
    subtype: subtypeIn(traits, draft.subtype),
    vatRegime,
    dueDate: fresh.dueDate && (draft.dueDate || fresh.dueDate),
    lines: lines.length > 0 ? lines : fresh.lines,
    references: { ...fresh.references, ...draft.references },
    payment: draft.payment.means.length > 0 ? draft.payment : fresh.payment,
    ...(traits.hasRent && { supply: fresh.supply }),
  };
}

/** Without what only some kinds hold. */
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

/**
 * The regime that the document has in another kind: its own where that kind knows it, else the
 * usual one there.
 */
export function regimeIn(kindName: KindName, regime: Draft['vatRegime']): Draft['vatRegime'] {
  const { vatRegimes } = requireKind(kindName);
  return vatRegimes.includes(regime) ? regime : vatRegimes[0];
}

/** Whether any line holds a rate, kept from before or just typed. */
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
