import type { DraftInput } from '#documents';

/**
 * The prefilled part of an example: lines, taxes and payment terms, but no name, subject, place,
 * number, date or reference.
 */
export function prefillOf(example: DraftInput): TakenUp {
  const { vatRegime, exemption, operation, vatOnDebits, priceMode, title } = example;
  const { allowances, charges, works, quote, receipt, rent, style } = example;
  return withoutAbsent({
    ...{ vatRegime, exemption, operation, vatOnDebits, priceMode, title },
    ...{ allowances, charges },
    // A final invoice deducts a deposit that does not exist yet.
    subtype: example.subtype === 'final' ? undefined : example.subtype,
    lines: example.lines?.map((line) => ('period' in line ? { ...line, period: undefined } : line)),
    works: works && { certification: works.certification },
    quote: quote && prefillQuote(quote),
    payment: prefillPayment(example.payment),
    receipt: receipt && withoutAbsent({ purpose: receipt.purpose, copies: receipt.copies }),
    rent: rent && { lease: { type: rent.lease?.type }, charges: { mode: rent.charges?.mode } },
    style: style?.template && { template: style.template },
  });
}

export type TakenUp = Readonly<Record<string, unknown>>;

function prefillQuote(quote: NonNullable<DraftInput['quote']>): TakenUp {
  const { startDate: _startDate, waste, ...offer } = quote;
  return withoutAbsent({ ...offer, waste: waste && { ...waste, collectionPoints: undefined } });
}

function prefillPayment(payment: DraftInput['payment']): TakenUp | undefined {
  const means = payment?.means?.filter((each) => each !== 'paid' && each !== 'direct-debit');
  if (!payment || !means?.length) return undefined;
  const { terms, earlyDiscount, retention } = payment;
  return withoutAbsent({
    ...{ means, terms, earlyDiscount },
    retention: retention && { percent: retention.percent },
  });
}

function withoutAbsent(record: TakenUp): TakenUp {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
