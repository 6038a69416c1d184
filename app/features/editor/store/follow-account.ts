import { type Draft, payingAccountOf } from '#documents';

/** The first bank account adds the transfer to the means of payment. */
export function followAccount(before: Draft, after: Draft): Draft {
  const { payment } = after;
  const isFirst = !payingAccountOf(before).iban && payingAccountOf(after).iban;
  if (!isFirst || payment.means.includes('transfer') || payment.means.includes('paid'))
    return after;
  return { ...after, payment: { ...payment, means: ['transfer', ...payment.means] } };
}
