import { readCents } from '#documents/facturx/read/draft/amount.ts';
import { amountOfPrice } from '#documents/facturx/read/draft/line-price.ts';
import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';
import type { TolerantInvoice, TolerantLine } from '#documents/facturx/read/tolerant-invoice.ts';
import { sumOf, writeAmount } from './amounts-of.ts';
import { ASK_CORRECTION } from './finding-when.ts';

/**
 * Each line: quantity × price, less its allowances, plus its charges (facturx § 5). The official
 * rules do not look at it.
 */
export function checkLines(invoice: TolerantInvoice): ReceivedFinding[] {
  const wrong = (invoice.lines ?? []).flatMap((line, index) => {
    const stated = readCents(line.lineNetAmount);
    const expected = expectedOf(line);
    return stated === null || Math.abs(stated - expected) <= 1
      ? []
      : [{ name: line.name || `n° ${line.id ?? index + 1}`, stated, expected }];
  });
  const [first, ...others] = wrong;
  if (!first) return [];
  const more = others.length > 0 ? ` (et ${others.length} autres lignes)` : '';
  return [
    {
      code: 'line-amount',
      severity: 'warning',
      text: `Ligne « ${first.name.slice(0, 80)} »${more} : ${writeAmount(first.stated, invoice)} dans le fichier, mais quantité et prix donnent ${writeAmount(first.expected, invoice)}.`,
      action: ASK_CORRECTION,
      term: 'BT-131',
    },
  ];
}

function expectedOf(line: TolerantLine): number {
  const { allowances = [], charges = [] } = line;
  return (
    amountOfPrice(line) -
    sumOf(allowances.map(({ amount }) => amount)) +
    sumOf(charges.map(({ amount }) => amount))
  );
}
