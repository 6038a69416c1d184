import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { formatAmount } from '#documents/money/format.ts';
import type { Totals } from '#documents/totals/totals.ts';

/** The amount that a document is about, and what it is called: « Net à payer 1 800,00 € ». */
export function mainAmount({ draft, totals }: { draft: Draft; totals: Totals }): {
  label: string;
  amount: string;
} {
  const { kind, subtype, currency } = draft;
  const say = (label: string, cents: typeof totals.payableAmount) => ({
    label,
    amount: formatAmount(cents, currency),
  });
  const traits = requireKind(kind);
  // Nothing is computed yet in the first moments of the page: what it says must not change then.
  if (traits.hasReceipt) return say('Montant reçu', totals.receipt?.amount ?? totals.payableAmount);
  if (traits.hasRent) return say('Total du terme', totals.rent?.dueTotal ?? totals.payableAmount);
  const { finalAmount } = subtypeOf(traits, subtype);
  return say(LABELS[finalAmount], totals.payableAmount);
}

const LABELS = {
  payable: 'Net à payer',
  estimate: 'Montant total',
  quoted: 'Montant du devis',
  credited: 'Montant de l’avoir',
} as const;
