import type { Draft } from '#documents';

/** Whoever gives the first account offers to be paid on it. */
export function followAccount(before: Draft, after: Draft): Draft {
  const { payment, seller } = after;
  const isFirst = !before.seller.iban && Boolean(seller.iban);
  if (!isFirst || payment.means.includes('transfer') || payment.means.includes('paid'))
    return after;
  return { ...after, payment: { ...payment, means: ['transfer', ...payment.means] } };
}
