import { explainPaidOn } from '#app/follow-ups/paid/explain-paid-on.ts';
import { readTypedAmount, UNREAD_AMOUNT } from '#app/follow-ups/paid/read-typed-amount.ts';
import { type Cents, cents, formatAmount } from '#documents';

/** Money that came in, or went back to the client. */
export type MoneyWay = 'received' | 'returned';

export type PaidLimits = {
  /** Cents. */
  due: Cents;
  /** Cents received and not given back: no more can be returned. */
  held: Cents;
  owedBack: Cents;
  currency: string;
  /** YYYY-MM-DD */
  today: string;
};

/**
 * Validates a typed payment or refund; `amount` is negative for a refund. `warning` says what an
 * unusual amount leads to.
 */
export function readPaid(
  { way, amount: text, paidOn }: { way: MoneyWay; amount: string; paidOn: string },
  limits: PaidLimits,
): ReadPaid {
  const amount = readTypedAmount(text);
  const amountError = findAmountError(way, amount, limits);
  const dayError = explainPaidOn(paidOn, { today: limits.today, what: WHAT[way] });
  const errors = {
    ...(amountError !== null && { amount: amountError }),
    ...(dayError !== null && { paidOn: dayError }),
  };
  if (amount === null || amountError !== null) return { ok: false, errors, warning: null };
  const warning = warnOfAmount(way, amount, limits);
  if (Object.keys(errors).length > 0) return { ok: false, errors, warning };
  return { ok: true, amount: way === 'received' ? amount : cents(-amount), errors, warning };
}

export type ReadPaid = {
  errors: { amount?: string; paidOn?: string };
  warning: string | null;
} & ({ ok: true; amount: Cents } | { ok: false });

function findAmountError(
  way: MoneyWay,
  amount: Cents | null,
  { held, currency }: PaidLimits,
): string | null {
  if (amount === null) return UNREAD_AMOUNT;
  if (amount <= 0) return `${ABOVE_ZERO[way]} est supérieur à zéro.`;
  if (way === 'returned' && amount > held)
    return `Vous avez reçu ${formatAmount(held, currency)}\u00a0: rendez au plus ce montant.`;
  return null;
}

function warnOfAmount(
  way: MoneyWay,
  amount: Cents,
  { due, owedBack, currency }: PaidLimits,
): string | null {
  const beyond = cents(amount - (way === 'received' ? due : owedBack));
  if (beyond <= 0) return null;
  const written = formatAmount(beyond, currency);
  return way === 'received'
    ? `C’est ${written} de plus que ce qui est dû, à rendre au client ou à déduire d’une autre facture.`
    : `Ce client vous devra de nouveau ${written}. Pour les lui laisser, faites d’abord un avoir.`;
}

const WHAT = { received: 'paiement', returned: 'remboursement' } as const;
const ABOVE_ZERO = { received: 'Un paiement', returned: 'Un remboursement' } as const;
