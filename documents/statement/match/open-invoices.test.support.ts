import { cents, type DraftInput } from '#documents';
import type { MoneyMeans } from '#documents/dossier';
import { makeDossier } from '#documents/dossier/make-dossier.test.support.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import type { StatementLine } from '#documents/statement/statement-line.ts';

/** The properties of a test invoice; `due` is in cents, `client` a name. */
export type Invoice = {
  number: string;
  due: number;
  client?: string;
  siren?: string;
  seller?: string;
  issueDate?: string;
  currency?: string;
  reference?: string;
  retention?: { percent: string; releaseDate: string };
};

/** Issued invoices without VAT, and payments on them. */
export function makeInvoices(invoices: readonly Invoice[]) {
  const dossier = makeDossier('2026-12-31');
  for (const invoice of invoices) dossier.add(invoice.number, requireDraft(toDraft(invoice)));
  const pay = (number: string, amount: number, paidOn: string, means: MoneyMeans = 'transfer') => {
    const id = `p${dossier.payments.length}`;
    const how = { means, note: '', corrects: null } as const;
    dossier.payments.push({ id, documentId: number, amount: cents(amount), paidOn, ...how });
  };
  return { ...dossier, pay, nodes: () => [...dossier.chain().values()] };
}

function toDraft(invoice: Invoice): DraftInput {
  const { number, due, client = 'Ateliers Garance SARL', issueDate = '2026-10-01' } = invoice;
  const { currency = 'EUR', reference = '', retention, siren, seller } = invoice;
  const sample: DraftInput = samples.graphiste;
  return {
    ...sample,
    ...{ number, issueDate, currency, dueDate: '2026-12-30', references: {} },
    buyer: { ...sample.buyer, name: client, siren, siret: undefined },
    ...(seller && {
      seller: { ...sample.seller, name: seller, siren: undefined, siret: undefined },
    }),
    ...{ allowances: [], charges: [], prepayments: [] },
    lines: [
      {
        ...{ kind: 'item', name: 'Travail', quantity: '1' },
        unitPrice: toDecimal(due, 2),
      },
    ],
    payment: { means: ['transfer'], reference, ...(retention && { retention }) },
  };
}

/** « 2026-11-05 1200.00 label »; what is not given is empty. */
export function makeLine(
  date: string,
  amount: number,
  more: Partial<StatementLine> | string = {},
): StatementLine {
  const given = typeof more === 'string' ? { label: more } : more;
  nextId += 1;
  return {
    ...{ id: `${nextId}`, date, amount: cents(amount), currency: 'EUR' },
    ...{ label: '', counterparty: '', reference: '', isReturned: false },
    ...given,
  };
}

let nextId = 0;
