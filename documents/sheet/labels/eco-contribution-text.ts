import type { PricedLine } from '#documents/model/fields/line.ts';
import { requireCents } from '#documents/money/amounts.ts';
import type { Labels } from './labels.ts';

/** Per unit, like the price: « dont éco-participation 2,40 € par unité ». */
export function ecoContributionText(
  { ecoContribution, quantity }: PricedLine,
  currency: string,
  { ecoContribution: name, perUnit, format }: Labels,
): string {
  if (!ecoContribution) return '';
  const amount = format.amount(requireCents(ecoContribution), currency);
  return [name, amount, Number(quantity) === 1 ? '' : perUnit].filter(Boolean).join(' ');
}
