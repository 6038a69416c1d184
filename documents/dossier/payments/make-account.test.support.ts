import { cents, convertInvoiceToCredit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { outstandingAmount } from '../amounts-due.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { computeCredits } from './compute-credits.ts';
import { owedBackAmount } from './given-back.ts';
import { onAccountAmount } from './on-account.ts';

export const today = '2026-11-20';
const sample = requireDraft(samples.menuisier);

export type Treatment = NonNullable<Draft['credit']>['treatment'];

/** Without VAT to add: 600 is 600. */
export function invoiceOf(number: string, amount: number): Draft {
  return {
    ...sample,
    number,
    vatRegime: 'franchise',
    kind: 'facture-auto-entrepreneur',
    subtype: 'standard',
    payment: { ...sample.payment, means: ['transfer'] },
    lines: [
      {
        ...{ kind: 'item', name: 'Pose', quantity: '1', unit: 'C62' },
        unitPrice: (amount / 100).toFixed(2),
      },
    ],
    allowances: [],
    charges: [],
    prepayments: [],
  };
}

/** A dossier of one client, with what is due, kept and owed back on its documents. */
export function makeAccount() {
  const dossier = makeDossier(today);
  const invoice = (number: string, amount: number, change: Partial<Draft> = {}) =>
    dossier.add(number, { ...invoiceOf(number, amount), ...change }, { clientId: 'client' });
  const avoir = (number: string, origin: string, amount: number, treatment: Treatment) => {
    const made = convertInvoiceToCredit(invoiceOf(origin, amount), { number, today });
    dossier.add(number, { ...made, credit: { ...made.credit, treatment } }, { clientId: 'client' });
    dossier.link(origin, number, 'credit');
  };
  const pay = (documentId: string, amount: number) => {
    const how = { paidOn: '2026-11-10', means: 'transfer', note: '', corrects: null } as const;
    const id = `p${dossier.payments.length}`;
    dossier.payments.push({ id, documentId, amount: cents(amount), ...how });
  };
  const setOff = (from: string, to: string, amount: number) => {
    dossier.link(from, to, 'set-off');
    Object.assign(dossier.links.at(-1) ?? {}, { setOff: cents(amount) });
  };
  const credits = () =>
    computeCredits(dossier.chain().values()).map(({ document, cause, ...credit }) => ({
      ...{ id: document.id, cause, amount: credit.amount, used: credit.used },
      ...{ paidBack: credit.paidBack, left: credit.left },
    }));
  const due = (number: string) => outstandingAmount(dossier.node(number));
  const kept = (number: string) => onAccountAmount(dossier.node(number));
  const owed = (number: string) => owedBackAmount(dossier.node(number));
  return { ...dossier, invoice, avoir, pay, setOff, credits, due, kept, owed };
}
