import { chargesVat, type Draft, isPriced, type KindName, requireKind } from '#documents';

/** What becomes of the rates of the lines. */
export type RateChoice =
  /** They stay where they are; where VAT is charged, lines without one get `rate`. */
  | { mode: 'keep'; rate: string }
  /** All lines get `rate`. */
  | { mode: 'replace'; rate: string }
  /** No line has one any more. */
  | { mode: 'remove' };

/** The document as one of another kind: everything stays but the regime, where the other kind has not the same, and the rates. */
export function switchKind(draft: Draft, to: KindName, choice: RateChoice): Draft {
  const vatRegime = regimeIn(to, draft.vatRegime);
  const lines = draft.lines.map((line) =>
    line.kind === 'item' ? withRate(line, choice, vatRegime) : line,
  );
  return { ...draft, kind: to, vatRegime, lines };
}

/** The regime that the document has in another kind: its own where that kind knows it, else the usual one there. */
export function regimeIn(kindName: KindName, regime: Draft['vatRegime']): Draft['vatRegime'] {
  const { vatRegimes } = requireKind(kindName);
  return vatRegimes.includes(regime) ? regime : vatRegimes[0];
}

/** Whether any line holds a rate, kept from before or just typed. */
export function hasRates({ lines }: Draft): boolean {
  return lines.some((line) => isPriced(line) && line.vatRate !== undefined);
}

type Item = Extract<Draft['lines'][number], { kind: 'item' }>;

function withRate(line: Item, choice: RateChoice, vatRegime: Draft['vatRegime']): Item {
  if (choice.mode === 'replace') return { ...line, vatRate: choice.rate };
  if (choice.mode === 'remove') {
    const { vatRate: _removed, ...others } = line;
    return others;
  }
  return chargesVat(vatRegime) && line.vatRate === undefined
    ? { ...line, vatRate: choice.rate }
    : line;
}
