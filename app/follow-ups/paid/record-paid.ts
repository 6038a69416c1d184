import { dossier } from '#app/data/dossier.ts';
import { listStandingPayments, type Payment, payRest, takeBackPayment } from '#documents/dossier';

/**
 * Records that the rest of each document was paid. What is due is read again: another tab may have
 * recorded it. Returns the payments recorded until the device refused one.
 */
export async function recordPaid(
  ids: readonly string[],
  paid: Pick<Payment, 'paidOn' | 'means'>,
): Promise<{ recorded: readonly Payment[]; isRefused: boolean }> {
  const recorded: Payment[] = [];
  try {
    for (const id of ids) {
      const node = await dossier.getNode(id);
      const payment = node && payRest(node, { id: crypto.randomUUID(), ...paid });
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
