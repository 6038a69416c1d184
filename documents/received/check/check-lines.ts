import {
  amountOfPrice,
  fitPrice,
  hasNoBase,
  leavesOutBase,
} from '#documents/received/draft/line-price.ts';
import { roundingUnit } from '#documents/received/draft/rounding-unit.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice, TolerantLine } from '#documents/received/tolerant-invoice.ts';
import { amountOf, sumOf, writeAmount } from './amounts-of.ts';
import { ASK_CORRECTION } from './finding-when.ts';

/** Checks quantity × price, less allowances, plus charges (BT-131); no official rule does. */
export function checkLines(invoice: TolerantInvoice): ReceivedFinding[] {
  return [
    ...checkAmounts(invoice),
    ...checkRoundedPrices(invoice),
    ...checkBases(invoice),
    ...checkNoBases(invoice),
  ];
}

function checkAmounts(invoice: TolerantInvoice): ReceivedFinding[] {
  const [first, ...others] = listLines(invoice, 'other');
  if (!first) return [];
  return [
    {
      code: 'line-amount',
      severity: 'warning',
      text: `Ligne « ${first.name} »${countOthers(others)} : ${writeAmount(first.stated, invoice)} dans le fichier, mais quantité et prix donnent ${writeAmount(first.expected, invoice)}.`,
      action: ASK_CORRECTION,
      term: 'BT-131',
    },
  ];
}

/** A price with few decimals may be the rounding of one with six. */
function checkRoundedPrices(invoice: TolerantInvoice): ReceivedFinding[] {
  const [first, ...others] = listLines(invoice, 'rounded');
  if (!first) return [];
  return [
    {
      code: 'rounded-price',
      severity: 'info',
      text: `Ligne « ${first.name} »${countOthers(others)} : ${writeAmount(first.stated, invoice)} dans le fichier, et ${writeAmount(first.expected, invoice)} d’après son prix, qui y est arrondi.`,
      action:
        'Si l’écart vous importe, demandez à l’émetteur le prix exact, de six décimales au plus.',
      term: 'BT-146',
    },
  ];
}

function listLines(invoice: TolerantInvoice, fit: ReturnType<typeof fitPrice>) {
  const unit = roundingUnit(invoice);
  return (invoice.lines ?? []).flatMap((line, index) =>
    fitPrice(line, unit) === fit
      ? [
          {
            name: nameLine(line, index),
            stated: amountOf(line.lineNetAmount),
            expected: expectedOf(line, unit),
          },
        ]
      : [],
  );
}

/** Ten articles at 12 € the hundred are 1.20 €, not 120 €. */
function checkBases(invoice: TolerantInvoice): ReceivedFinding[] {
  const unit = roundingUnit(invoice);
  const found = (invoice.lines ?? []).flatMap((line, index) =>
    leavesOutBase(line, unit)
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

/** No price is for nothing: the amount of the line, or one unit, takes its place. */
function checkNoBases({ lines = [] }: TolerantInvoice): ReceivedFinding[] {
  const [first, ...others] = lines.flatMap((line, index) =>
    hasNoBase(line) ? [{ name: nameLine(line, index), base: line.priceBaseQuantity }] : [],
  );
  if (!first) return [];
  return [
    {
      code: 'no-base-quantity',
      severity: 'warning',
      text: `Ligne « ${first.name} »${countOthers(others)} : le prix est donné pour ${first.base?.slice(0, 20)} unité. Il est lu comme celui d’une seule.`,
      action: 'Demandez à l’émetteur pour combien d’unités le prix vaut.',
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

function expectedOf(line: TolerantLine, unit: number): number {
  const { allowances = [], charges = [] } = line;
  return (
    amountOfPrice(line, unit) -
    sumOf(allowances.map(({ amount }) => amount)) +
    sumOf(charges.map(({ amount }) => amount))
  );
}
