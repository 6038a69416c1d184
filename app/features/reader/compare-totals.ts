import { type Cents, chargesVat, type Draft, nameFinalAmount, type Totals } from '#documents';
import type { StatedTotals } from '#documents/read';

/** An amount as the file states it, and as its lines give it. */
export type ComparedAmount = {
  label: string;
  /** Null where the file says nothing. */
  stated: Cents | null;
  /** Null where the lines and the file agree, or cannot be compared. */
  different: Cents | null;
  isFinal: boolean;
};

/** The totals of an invoice in their order, without those that are nothing on both sides. */
export function compareTotals({
  draft,
  stated,
  totals,
}: {
  draft: Draft;
  stated: StatedTotals;
  totals: Totals;
}): ComparedAmount[] {
  const total = chargesVat(draft.vatRegime) ? 'Total HT' : 'Total';
  const final = nameFinalAmount(draft);
  // An allowance or a charge of the whole may have become a line of the draft: nothing to compare
  // it with.
  const rows: [string, Cents | null, Cents | null][] = [
    ['Remises', stated.allowanceTotal, null],
    ['Frais', stated.chargeTotal, null],
    [total, stated.taxExclusiveTotal, totals.taxExclusiveTotal],
    ['TVA', stated.vatTotal, totals.vatTotal],
    ['Total TTC', stated.taxInclusiveTotal, totals.taxInclusiveTotal],
    ['Déjà payé', stated.prepaidTotal, totals.prepaidTotal],
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
