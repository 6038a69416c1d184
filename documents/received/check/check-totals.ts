import { readCents } from '#documents/received/draft/amount.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { amountOf, sumOf, writeAmount, writeStated } from './amounts-of.ts';
import { isExtended, toleranceOf } from './tolerance.ts';

/** Checks the sums (BR-CO-10 to BR-CO-16) where both sides are stated, to the cent or tolerance. */
export function checkTotals(invoice: TolerantInvoice): ReceivedFinding[] {
  return SUMS.flatMap((sum) => {
    const stated = sum.stated(invoice.totals ?? {});
    const expected = sum.expected(invoice);
    if (stated === undefined || expected === null) return [];
    const amount = readCents(stated);
    const tolerance = toleranceOf(invoice, ...(sum.summed?.(invoice) ?? []));
    if (amount !== null && Math.abs(amount - expected) <= tolerance) return [];
    return [
      {
        code: sum.code,
        severity: 'error',
        text: `${sum.name} est de ${writeStated(stated, invoice)} dans le fichier, mais le calcul donne ${writeAmount(expected, invoice)}.`,
        action: 'Demandez une facture corrigée à l’émetteur avant de payer.',
        term: sum.term,
      },
    ];
  });
}

type InvoiceTotals = NonNullable<TolerantInvoice['totals']>;
type Sum = {
  code: string;
  term: string;
  name: string;
  stated: (totals: InvoiceTotals) => string | undefined;
  /** In cents; null when the file does not state enough. */
  expected: (invoice: TolerantInvoice) => number | null;
  /** The summed items, which give the tolerance of EXTENDED. */
  summed?: (invoice: TolerantInvoice) => readonly (readonly unknown[] | undefined)[];
};

const summedInAll: Sum['summed'] = ({ lines, allowances, charges }) => [lines, allowances, charges];

/** Computed from the totals; from the lines in EXTENDED. */
function computeBase(invoice: TolerantInvoice): number | null {
  const { totals = {}, lines = [], allowances = [], charges = [] } = invoice;
  if (isExtended(invoice.specificationId) && lines.length > 0)
    return (
      sumOf(lines.map(({ lineNetAmount }) => lineNetAmount)) -
      sumOf(allowances.map(({ amount }) => amount)) +
      sumOf(charges.map(({ amount }) => amount))
    );
  if (totals.lineNetTotal === undefined) return null;
  const { lineNetTotal, allowanceTotal, chargeTotal } = totals;
  return amountOf(lineNetTotal) - amountOf(allowanceTotal) + amountOf(chargeTotal);
}

const SUMS: readonly Sum[] = [
  {
    code: 'BR-CO-10',
    term: 'BT-106',
    name: 'Le total des lignes',
    stated: ({ lineNetTotal }) => lineNetTotal,
    expected: ({ lines = [] }) =>
      lines.length === 0 ? null : sumOf(lines.map(({ lineNetAmount }) => lineNetAmount)),
    summed: ({ lines }) => [lines],
  },
  {
    code: 'BR-CO-11',
    term: 'BT-107',
    name: 'Le total des remises',
    stated: ({ allowanceTotal }) => allowanceTotal,
    expected: ({ allowances = [] }) => sumOf(allowances.map(({ amount }) => amount)),
    summed: ({ allowances }) => [allowances],
  },
  {
    code: 'BR-CO-12',
    term: 'BT-108',
    name: 'Le total des frais',
    stated: ({ chargeTotal }) => chargeTotal,
    expected: ({ charges = [] }) => sumOf(charges.map(({ amount }) => amount)),
    summed: ({ charges }) => [charges],
  },
  {
    code: 'BR-CO-13',
    term: 'BT-109',
    name: 'Le total hors taxe',
    stated: ({ taxExclusiveTotal }) => taxExclusiveTotal,
    expected: computeBase,
    summed: summedInAll,
  },
  {
    code: 'BR-CO-14',
    term: 'BT-110',
    name: 'Le total de TVA',
    stated: ({ vatTotal }) => vatTotal,
    expected: ({ vatBreakdown = [] }) =>
      vatBreakdown.length === 0 ? null : sumOf(vatBreakdown.map(({ vatAmount }) => vatAmount)),
  },
  {
    code: 'BR-CO-15',
    term: 'BT-112',
    name: 'Le total TTC',
    stated: ({ taxInclusiveTotal }) => taxInclusiveTotal,
    expected: ({ totals = {} }) => amountOf(totals.taxExclusiveTotal) + amountOf(totals.vatTotal),
    summed: summedInAll,
  },
  {
    code: 'BR-CO-16',
    term: 'BT-115',
    name: 'Le montant à payer',
    stated: ({ payableAmount }) => payableAmount,
    expected: ({ totals = {} }) =>
      amountOf(totals.taxInclusiveTotal) -
      amountOf(totals.prepaidTotal) +
      amountOf(totals.roundingAmount),
  },
];
