import { type Draft, payingAccountOf } from '#documents';

/** Whoever gives the first account offers to be paid on it. */
export function followAccount(before: Draft, after: Draft): Draft {
  const { payment } = after;
  const isFirst = !payingAccountOf(before).iban && payingAccountOf(after).iban;
  if (!isFirst || payment.means.includes('transfer') || payment.means.includes('paid'))
    return after;
  return { ...after, payment: { ...payment, means: ['transfer', ...payment.means] } };
}
