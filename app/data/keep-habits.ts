import type { Draft } from '#documents';

/**
 * The means of payment carry over to the next document; the payment itself and its reference do
 * not, nor what an invoice of others does not say.
 */
export function keepHabits(payment: Draft['payment']): Draft['payment'] {
  const { latePenalty, recoveryFee, earlyDiscount, chequeOrder } = payment;
  const means = payment.means.filter((mean) => mean !== 'paid');
  return {
    means,
    latePenalty: latePenalty === 'unstated' ? 'ecb+10' : latePenalty,
    recoveryFee,
    earlyDiscount: earlyDiscount === 'unstated' ? 'none' : earlyDiscount,
    ...(chequeOrder !== undefined && { chequeOrder }),
  };
}
