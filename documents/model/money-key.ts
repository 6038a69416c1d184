import type { Draft } from './draft.ts';

/** Equal for documents whose typed amounts may be added up; documents of any shape have one. */
export function moneyKeyOf({
  currency,
  vatRegime,
  priceMode,
}: Pick<Draft, 'currency' | 'vatRegime' | 'priceMode'>): string {
  return JSON.stringify([currency, vatRegime, priceMode]);
}
