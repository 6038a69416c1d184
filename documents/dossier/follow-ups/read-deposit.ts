import type { DepositShare } from '#documents/kinds/conversions/quote.ts';
import { type Cents, cents, requireCents, requirePercent } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { formatAmount } from '#documents/money/format.ts';
import { parseNumber } from '#documents/money/parse-number.ts';
import { type ShareUnit, shareUnitOf } from './typed-share.ts';

/** `message` is in French. */
export type ReadDeposit =
  | { ok: true; share: DepositShare; amount: Cents; leftAfter: Cents }
  | { ok: false; message: string };

/** Tax included. */
export type QuoteAmounts = { total: Cents; left: Cents; currency: string };

/** « 30 % » and « 500 € » carry their unit; a bare number takes the unit selected beside it. */
export function readDeposit(text: string, unit: ShareUnit, quote: QuoteAmounts): ReadDeposit {
  const number = parseNumber(text, 2);
  if (!number || number.decimal.startsWith('-') || number.decimal === '0')
    return { ok: false, message: 'Écrivez un nombre plus grand que zéro.' };
  const { decimal } = number;
  if (/\.\d{3}/.test(decimal)) return { ok: false, message: 'Deux décimales au plus.' };
  const share = shareUnitOf(text, unit) === 'percent' ? { percent: decimal } : { amount: decimal };
  const amount = amountOf(share, quote);
  if (amount === null || amount > quote.left)
    return {
      ok: false,
      message: `Il reste ${formatAmount(quote.left, quote.currency)} à facturer\u00a0: réduisez l’acompte.`,
    };
  if (amount === 0) return { ok: false, message: 'L’acompte fait moins d’un centime.' };
  return { ok: true, share, amount, leftAfter: cents(quote.left - amount) };
}

/** Null when out of range. */
function amountOf(share: DepositShare, { total, currency }: QuoteAmounts): Cents | null {
  const unit = currencyUnit(currency);
  if ('amount' in share)
    return share.amount.length > MAX_DIGITS ? null : requireCents(share.amount, unit);
  if (Number(share.percent) > 100) return null;
  return applyPercent(total, requirePercent(share.percent), unit);
}

const MAX_DIGITS = 13;
