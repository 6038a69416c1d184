import type { Draft } from './draft.ts';

/** Equal for documents whose typed amounts may be added up: « EUR normal net ». */
export function moneyKeyOf({
  currency,
  vatRegime,
  priceMode,
}: Pick<Draft, 'currency' | 'vatRegime' | 'priceMode'>): string {
  return [currency, vatRegime, priceMode].join(' ');
}
