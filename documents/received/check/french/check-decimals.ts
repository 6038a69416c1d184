import { ASK_CORRECTION, findingWhen } from '#documents/received/check/finding-when.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** Checks number formats (BR-FR-DEC-01 to 04): one finding per kind, for its first bad number. */
export function checkDecimals(invoice: TolerantInvoice): ReceivedFinding[] {
  const lines = invoice.outline?.map(({ line }) => line) ?? invoice.lines ?? [];
  return FORMATS.flatMap(({ code, term, name, decimals, list }) => {
    const pattern = new RegExp(`^-?\\d{1,19}(\\.\\d{1,${decimals}})?$`);
    const wrong = list({ ...invoice, lines }).find(
      (text) => text !== undefined && !pattern.test(text),
    );
    return findingWhen(wrong !== undefined, {
      code,
      severity: 'warning',
      text: `${name} n’est pas écrit comme la norme le veut (${decimals} décimales au plus) : « ${(wrong ?? '').slice(0, 40)} ».`,
      action: ASK_CORRECTION,
      term,
    });
  });
}

type Format = {
  code: string;
  term: string;
  name: string;
  decimals: number;
  list: (invoice: TolerantInvoice) => (string | undefined)[];
};

const FORMATS: readonly Format[] = [
  {
    code: 'BR-FR-DEC-01',
    term: 'BG-22',
    name: 'Un montant',
    decimals: 2,
    list: ({ totals = {}, lines = [], vatBreakdown = [], allowances = [], charges = [] }) => [
      totals.lineNetTotal,
      totals.allowanceTotal,
      totals.chargeTotal,
      totals.taxExclusiveTotal,
      totals.vatTotal,
      totals.vatTotalInEuros,
      totals.taxInclusiveTotal,
      totals.prepaidTotal,
      totals.roundingAmount,
      totals.payableAmount,
      ...lines.map(({ lineNetAmount }) => lineNetAmount),
      ...vatBreakdown.flatMap(({ taxableAmount, vatAmount }) => [taxableAmount, vatAmount]),
      ...[...allowances, ...charges].map(({ amount }) => amount),
    ],
  },
  {
    code: 'BR-FR-DEC-02',
    term: 'BT-129',
    name: 'Une quantité',
    decimals: 4,
    list: ({ lines = [] }) => lines.map(({ quantity }) => quantity),
  },
  {
    code: 'BR-FR-DEC-03',
    term: 'BT-146',
    name: 'Un prix',
    decimals: 6,
    list: ({ lines = [] }) => lines.map(({ netPrice }) => netPrice),
  },
  {
    code: 'BR-FR-DEC-04',
    term: 'BT-119',
    name: 'Un taux de TVA',
    decimals: 2,
    list: ({ vatBreakdown = [] }) => vatBreakdown.map(({ rate }) => rate),
  },
];
