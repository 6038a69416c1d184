import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type KindTraits, subtypeOf } from '#documents/model/kind.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { termAmount } from './rent-term.ts';

/** The main amount of a document with its label: « Net à payer 1 800,00 € ». */
export function mainAmount(computed: Computed): { label: string; amount: string } {
  const { kind, currency } = computed.draft;
  return {
    label: labelOf(requireKind(kind), computed),
    amount: formatAmount(mainCents(computed), currency),
  };
}

/** The main amount, in cents of the document's currency. */
export function mainCents({ draft, totals }: Computed): Cents {
  const { hasReceipt, hasRent } = requireKind(draft.kind);
  // Totals are not computed yet on the first render; the result must not change visibly then.
  if (hasReceipt) return totals.receipt?.amount ?? totals.payableAmount;
  if (hasRent) return totals.rent ? termAmount(totals.rent) : totals.payableAmount;
  return totals.payableAmount;
}

type Computed = { draft: Draft; totals: Totals };

function labelOf(kind: KindTraits, { draft: { subtype }, totals }: Computed): string {
  if (kind.hasReceipt || totals.rent?.result === 'partial') return 'Montant reçu';
  if (kind.hasRent) return 'Total du terme';
  return LABELS[subtypeOf(kind, subtype).finalAmount];
}

const LABELS = {
  payable: 'Net à payer',
  estimate: 'Montant total',
  quoted: 'Montant du devis',
  credited: 'Montant de l’avoir',
} as const;
