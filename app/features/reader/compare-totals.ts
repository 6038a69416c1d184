import {
  type Cents,
  chargesVat,
  type Draft,
  nameFinalAmount,
  requireKind,
  subtypeOf,
  type Totals,
} from '#documents';
import type { StatedTotals } from '#documents/received';

/** An amount stated by the file, next to the computed one. */
export type ComparedAmount = {
  label: string;
  /** Null when not stated. */
  stated: Cents | null;
  /** The computed amount; null when equal, or when it cannot be compared. */
  different: Cents | null;
  isFinal: boolean;
};

/** The totals in order, in the words of who reads, without those absent on both sides. */
export function compareTotals({
  draft,
  stated,
  totals,
  isReadBySeller,
}: {
  draft: Draft;
  stated: StatedTotals;
  totals: Totals;
  isReadBySeller: boolean;
}): ComparedAmount[] {
  const total = chargesVat(draft.vatRegime) ? 'Total HT' : 'Total';
  const isReceived = isReadBySeller && isPayable(draft);
  const final = isReceived ? 'Net à recevoir' : nameFinalAmount(draft);
  // Document-level allowances and charges may have become lines: nothing to compare with.
  const rows: [string, Cents | null, Cents | null][] = [
    ['Remises', stated.allowanceTotal, null],
    ['Frais', stated.chargeTotal, null],
    [total, stated.taxExclusiveTotal, totals.taxExclusiveTotal],
    ['TVA', stated.vatTotal, totals.vatTotal],
    ['Total TTC', stated.taxInclusiveTotal, totals.taxInclusiveTotal],
    [isReceived ? 'Déjà reçu' : 'Déjà payé', stated.prepaidTotal, totals.prepaidTotal],
    ['Arrondi', stated.roundingAmount, totals.roundingAmount],
    [final, stated.payableAmount, totals.payableAmount],
  ];
  return rows
    .filter(([label, ...amounts]) => label === final || amounts.some((amount) => amount))
    .map(([label, said, computed]) => ({
      label,
      stated: said,
      different: said !== null && said !== computed ? computed : null,
      isFinal: label === final,
    }));
}

function isPayable({ kind, subtype }: Draft): boolean {
  return subtypeOf(requireKind(kind), subtype).finalAmount === 'payable';
}
