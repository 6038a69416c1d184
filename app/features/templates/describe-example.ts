import {
  chargesVat,
  computeMentions,
  computeTotals,
  type Draft,
  formatPercent,
  hasPrice,
  requireKind,
  requirePercent,
  subtypeOf,
  UNITS,
  VAT_REGIME_LAW,
} from '#documents';

/** Facts derived from the example itself. */
export type ExampleFacts = {
  facts: readonly { label: string; value: string }[];
  /** The printed sentences. */
  mentions: readonly string[];
};

export function describeExample(draft: Draft): ExampleFacts {
  const kind = requireKind(draft.kind);
  const facts = [
    { label: 'Document', value: draft.title || subtypeOf(kind, draft.subtype).title },
    { label: 'Régime de TVA', value: VAT_REGIME_LAW[draft.vatRegime].label },
    { label: 'Taux', value: listRates(draft) },
    { label: 'Prix', value: draft.lines.some(hasPrice) ? PRICES[draft.priceMode] : '' },
    { label: 'Unités', value: listUnits(draft) },
  ];
  return { facts: facts.filter(({ value }) => value !== ''), mentions: listMentions(draft) };
}

function listRates({ vatRegime, lines }: Draft): string {
  if (!chargesVat(vatRegime)) return '';
  const rates = new Set(lines.filter(hasPrice).flatMap(({ vatRate }) => vatRate ?? []));
  const sorted = [...rates].map(requirePercent).sort((one, other) => other - one);
  return sorted.map(formatPercent).join(', ');
}

function listUnits({ lines }: Draft): string {
  const names = lines
    .filter(hasPrice)
    .map(({ unit, unitLabel }) => unitLabel || UNITS[unit]?.label || unit);
  return [...new Set(names)].join(', ');
}

/** The printed mentions, without the withdrawal form, which is in the PDF. */
function listMentions(draft: Draft): string[] {
  const kind = requireKind(draft.kind);
  const unseen = [
    ...['xml', 'withdrawal-form'],
    ...(kind.hasTotals ? [] : ['vat']),
    ...(kind.hasPayment ? [] : ['payment']),
  ];
  const texts = computeMentions({ draft, totals: computeTotals(draft), kind })
    .filter(({ place }) => !unseen.includes(place))
    .map(({ text }) => text);
  return [...new Set(texts)];
}

const PRICES = { net: 'hors taxe', gross: 'toutes taxes comprises' } as const;
