import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { formatDocumentNumber } from '#documents/totals/numbering.ts';
import { partyKey } from './party-key.ts';

/** The series of a document: one per seller and kind; a proforma has its own. */
export function seriesOf(draft: Draft): string {
  return `${partyKey(draft.seller)} · ${seriesPrefixOf(draft)}`;
}

/** The prefix of its number series: « F » for F-2026-0001. */
export function seriesPrefixOf({ kind, subtype }: Pick<Draft, 'kind' | 'subtype'>): string {
  const traits = requireKind(kind);
  return subtypeOf(traits, subtype).seriesPrefix ?? traits.seriesPrefix;
}

/**
 * The first number of the series of a document, written as its author wants it. `date` (YYYY-MM-DD)
 * is the day of issue.
 */
export function firstNumber(draft: Draft, date: string, pattern = ''): string {
  return formatDocumentNumber(pattern || `${seriesPrefixOf(draft)}-{AAAA}-{NNNN}`, {
    ...{ sequence: 1, date },
    ...(draft.buyer.customerCode !== undefined && { clientCode: draft.buyer.customerCode }),
  });
}
