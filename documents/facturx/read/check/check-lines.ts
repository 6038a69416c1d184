import { readCents } from '#documents/facturx/read/draft/amount.ts';
import { amountOfPrice, leavesOutBase } from '#documents/facturx/read/draft/line-price.ts';
import { roundingUnit } from '#documents/facturx/read/draft/rounding-unit.ts';
import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';
import type { TolerantInvoice, TolerantLine } from '#documents/facturx/read/tolerant-invoice.ts';
import { sumOf, writeAmount } from './amounts-of.ts';
import { ASK_CORRECTION } from './finding-when.ts';

/**
 * Each line: quantity × price, less its allowances, plus its charges (facturx § 5). The official
 * rules do not look at it.
 */
export function checkLines(invoice: TolerantInvoice): ReceivedFinding[] {
  return [...checkAmounts(invoice), ...checkBases(invoice)];
}

function checkAmounts(invoice: TolerantInvoice): ReceivedFinding[] {
  const unit = roundingUnit(invoice);
  const wrong = (invoice.lines ?? []).flatMap((line, index) => {
    const stated = readCents(line.lineNetAmount);
    const expected = expectedOf(line);
    return stated === null || Math.abs(stated - expected) <= unit
      ? []
      : [{ name: nameLine(line, index), stated, expected }];
  });
  const [first, ...others] = wrong;
  if (!first) return [];
  const more = countOthers(others);
  return [
    {
      code: 'line-amount',
      severity: 'warning',
      text: `Ligne « ${first.name} »${more} : ${writeAmount(first.stated, invoice)} dans le fichier, mais quantité et prix donnent ${writeAmount(first.expected, invoice)}.`,
      action: ASK_CORRECTION,
      term: 'BT-131',
    },
  ];
}

/** Ten articles at 12 € the hundred are 1.20 €, and not 120 €. */
function checkBases({ lines = [] }: TolerantInvoice): ReceivedFinding[] {
  const found = lines.flatMap((line, index) =>
    leavesOutBase(line)
      ? [{ name: nameLine(line, index), base: line.priceBaseQuantity?.slice(0, 20) }]
      : [],
  );
  const [first, ...others] = found;
  if (!first) return [];
  return [
    {
      code: 'base-quantity',
      severity: 'warning',
      text: `Ligne « ${first.name} »${countOthers(others)} : le prix est donné pour ${first.base} unités, mais le montant le compte pour une seule.`,
      action: 'Vérifiez le prix convenu : demandez à l’émetteur lequel des deux est juste.',
      term: 'BT-149',
    },
  ];
}

function nameLine({ name, id }: TolerantLine, index: number): string {
  return (name || `n° ${id ?? index + 1}`).slice(0, 80);
}

function countOthers({ length }: readonly unknown[]): string {
  if (length === 0) return '';
  return length === 1 ? ' (et une autre ligne)' : ` (et ${length} autres lignes)`;
}

function expectedOf(line: TolerantLine): number {
  const { allowances = [], charges = [] } = line;
  return (
    amountOfPrice(line) -
    sumOf(allowances.map(({ amount }) => amount)) +
    sumOf(charges.map(({ amount }) => amount))
  );
}
