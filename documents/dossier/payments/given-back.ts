import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { type ChainNode, type Deduction, followersOf } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { listRefunds } from './standing-payments.ts';

/** The issued avoirs on an invoice. */
export function issuedCreditsOf(invoice: ChainNode): ChainNode[] {
  return followersOf(invoice, 'credit').filter(isIssued);
}

/** Recorded as given back, in cents; never negative. */
export function sumRefunded(invoice: ChainNode): Cents {
  return cents(-sumCents(listRefunds(invoice).map(({ amount }) => amount)));
}

/** What avoirs say was given back beside the recorded refunds, oldest first. */
export function listToldRefunds(invoice: ChainNode): Deduction[] {
  let recorded: number = sumRefunded(invoice);
  return issuedCreditsOf(invoice)
    .flatMap(({ treatment, amount }) =>
      treatment?.kind === 'refund' && treatment.date && amount !== null
        ? [{ paidOn: treatment.date, amount }]
        : [],
    )
    .sort((a, b) => a.paidOn.localeCompare(b.paidOn))
    .map(({ paidOn, amount }) => {
      const covered = Math.min(recorded, amount);
      recorded -= covered;
      return { paidOn, amount: cents(amount - covered) };
    });
}

/** The part of avoirs that stays with the client’s other invoices: no money goes back. */
export function sumSetElsewhere(invoice: ChainNode): Cents {
  const elsewhere = issuedCreditsOf(invoice).filter(
    ({ treatment }) =>
      treatment?.kind === 'on-account' ||
      (treatment?.kind === 'offset' && !['', invoice.number].includes(treatment.invoice ?? '')),
  );
  return sumCents(elsewhere.map(({ amount }) => amount ?? cents(0)));
}
