import type { Draft } from '#documents/model/draft.ts';
import { carryOver, keepDelay, type Stamp } from './carry-over.ts';
import { referenceTo } from './quote.ts';

/** An avenant of a quote, which it names: for the same client, with lines still to be written. */
export function convertQuoteToAmendment(quote: Draft, stamp: Stamp): Draft {
  const { preceding: _preceding, ...references } = quote.references;
  const { validUntil, issueDate } = quote;
  return {
    ...carryOver(quote, stamp),
    subtype: 'amendment',
    lines: [],
    allowances: [],
    charges: [],
    ...(validUntil && { validUntil: keepDelay(validUntil, issueDate, stamp.today) }),
    references: { ...references, quote: referenceTo(quote) },
  };
}
