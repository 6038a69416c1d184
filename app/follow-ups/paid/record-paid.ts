import { dossier } from '#app/data/dossier.ts';
import type { Cents } from '#documents';
import { listStandingPayments, type Payment, payRest, takeBackPayment } from '#documents/dossier';

/** All that is due on a document, or at most so many cents of it. */
export type PaidSum = { documentId: string; most?: Cents };

/**
 * Records that documents were paid. What is due is read again: another tab may have recorded it.
 * Returns the payments recorded until the device refused one.
 */
export async function recordPaid(
  sums: readonly PaidSum[],
  paid: Pick<Payment, 'paidOn' | 'means'>,
): Promise<{ recorded: readonly Payment[]; isRefused: boolean }> {
  const recorded: Payment[] = [];
  try {
    for (const { documentId, most } of sums) {
      const node = await dossier.getNode(documentId);
      const payment = node && payRest(node, { id: crypto.randomUUID(), ...paid, most });
      if (!payment) continue;
      await dossier.pay(payment);
      recorded.push(payment);
    }
    return { recorded, isRefused: false };
  } catch {
    return { recorded, isRefused: true };
  }
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
