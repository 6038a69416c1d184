import { readCents } from '#documents/facturx/read/draft/amount.ts';
import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';
import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';
import { amountOf, sumOf, writeAmount, writeStated } from './amounts-of.ts';

/**
 * The sums of EN 16931 (BR-CO-10 to BR-CO-16), exact to the cent, wherever both sides are stated.
 */
export function checkTotals(invoice: TolerantInvoice): ReceivedFinding[] {
  return SUMS.flatMap((sum) => {
    const stated = sum.stated(invoice.totals ?? {});
    const expected = sum.expected(invoice);
    if (stated === undefined || expected === null || readCents(stated) === expected) return [];
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
  /** In cents; null when the file does not say enough. */
  expected: (invoice: TolerantInvoice) => number | null;
};

const SUMS: readonly Sum[] = [
  {
    code: 'BR-CO-10',
    term: 'BT-106',
    name: 'Le total des lignes',
    stated: ({ lineNetTotal }) => lineNetTotal,
    expected: ({ lines = [] }) =>
      lines.length === 0 ? null : sumOf(lines.map(({ lineNetAmount }) => lineNetAmount)),
  },
  {
    code: 'BR-CO-11',
    term: 'BT-107',
    name: 'Le total des remises',
    stated: ({ allowanceTotal }) => allowanceTotal,
    expected: ({ allowances = [] }) => sumOf(allowances.map(({ amount }) => amount)),
  },
  {
    code: 'BR-CO-12',
    term: 'BT-108',
    name: 'Le total des frais',
    stated: ({ chargeTotal }) => chargeTotal,
    expected: ({ charges = [] }) => sumOf(charges.map(({ amount }) => amount)),
  },
  {
    code: 'BR-CO-13',
    term: 'BT-109',
    name: 'Le total hors taxe',
    stated: ({ taxExclusiveTotal }) => taxExclusiveTotal,
    expected: ({ totals = {} }) =>
      totals.lineNetTotal === undefined
        ? null
        : amountOf(totals.lineNetTotal) -
          amountOf(totals.allowanceTotal) +
          amountOf(totals.chargeTotal),
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
