import type { Draft } from '#documents/model/draft.ts';
import { type Cents, cents, HUNDRED_PERCENT } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { listRateAmounts, type RateAmount } from './rate-amounts.ts';

/** Says how much may still be given back at a rate: including tax if the avoir has gross prices. */
export function sayLimit(
  { rate, taxableAmount, vatAmount }: RateAmount,
  credit: Draft,
  isOfCents: boolean,
): string {
  const atRate = `Au taux de ${formatPercent(rate)}, il reste`;
  if (isOfCents)
    return `${atRate} ${formatAmount(vatAmount, credit.currency)} de TVA à rendre : reprenez-la.`;
  const left =
    credit.priceMode === 'gross'
      ? sayWithTax(cents(taxableAmount + vatAmount), credit)
      : sayWithoutTax(taxableAmount, credit);
  return `${atRate} ${left} à rendre : réduisez l’avoir.`;
}

/** `left` is without tax; told with it at the rate of the avoir, when that is one alone. */
export function sayWholeLimit(left: number, credit: Draft): string {
  const [only, ...others] = listRateAmounts(credit);
  const words =
    only && others.length === 0 && credit.priceMode === 'gross'
      ? sayWithTax(addTax(left, only), credit)
      : sayWithoutTax(cents(left), credit);
  return `Il reste ${words} à rendre : réduisez l’avoir.`;
}

export function sayStrange({ rate }: Pick<RateAmount, 'rate'>): string {
  return `La facture n’a rien au taux de ${formatPercent(rate)} : reprenez le sien.`;
}

function addTax(amount: number, { rate }: RateAmount): Cents {
  return cents(Math.floor((amount * (HUNDRED_PERCENT + rate)) / HUNDRED_PERCENT));
}

function sayWithTax(amount: Cents, { currency }: Draft): string {
  return `${formatAmount(amount, currency)} TTC`;
}

function sayWithoutTax(amount: Cents, { currency }: Draft): string {
  return `${formatAmount(amount, currency)} hors taxe`;
}
