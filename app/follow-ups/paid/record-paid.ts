import { dossier } from '#app/data/dossier.ts';
import { runAlone } from '#app/lib/timing/run-alone.ts';
import type { Cents } from '#documents';
import {
  type ChainNode,
  listStandingPayments,
  type Payment,
  payRest,
  takeBackPayment,
} from '#documents/dossier';

/**
 * All that is due on a document, or at most so many cents of it. Where its payments are `known`, by
 * id, another one of the same day and amount is this one.
 */
export type PaidSum = { documentId: string; most?: Cents; known?: readonly string[] };

/**
 * Records that documents were paid, one tab after the other. The amount due is read again: another
 * tab may have recorded it. Returns the payments recorded until the device refused one.
 */
export function recordPaid(sums: readonly PaidSum[], paid: Paid): Promise<Recorded> {
  return runAlone('facturier-payments', () => recordNow(sums, paid));
}

type Paid = Pick<Payment, 'paidOn' | 'means'>;
type Recorded = { recorded: readonly Payment[]; isRefused: boolean };

async function recordNow(sums: readonly PaidSum[], paid: Paid): Promise<Recorded> {
  const recorded: Payment[] = [];
  try {
    for (const { documentId, most, known } of sums) {
      const node = await dossier.getNode(documentId);
      const payment = node && payRest(node, { id: crypto.randomUUID(), ...paid, most });
      if (!payment) continue;
      const amount = most ?? payment.amount;
      if (known && isRecorded(node, { ...payment, amount }, known)) continue;
      await dossier.pay(payment);
      recorded.push(payment);
    }
    return { recorded, isRefused: false };
  } catch {
    return { recorded, isRefused: true };
  }
}

function isRecorded(
  node: ChainNode,
  { amount, paidOn }: Payment,
  known: readonly string[],
): boolean {
  return listStandingPayments(node).some(
    (one) => one.amount === amount && one.paidOn === paidOn && !known.includes(one.id),
  );
}

/** Takes back those that nobody has taken back meanwhile. */
export async function takeBackPaid(recorded: readonly Payment[]): Promise<void> {
  for (const payment of recorded) {
    const node = await dossier.getNode(payment.documentId);
    const standing = node ? listStandingPayments(node) : [];
    if (standing.some(({ id }) => id === payment.id))
      await dossier.pay(takeBackPayment(payment, crypto.randomUUID()));
  }
}
