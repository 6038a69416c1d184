import {
  convertAmountsToCredit,
  convertInvoiceToCredit,
  convertLinesToCredit,
  type Draft,
  listCreditableAmounts,
  listRemainingLines,
  toDecimal,
} from '#documents';

/** All of the invoice, lines of it to be kept or lowered, or an amount for each rate. */
export type FillMode = 'full' | 'lines' | 'amounts';

/**
 * The avoir filled from its invoice: its parties, prices and rates, for all that remains. Its
 * number, its day, its reason and what becomes of the money stay.
 */
export function fillCredit(
  credit: Draft,
  { origin, earlier, mode }: { origin: Draft; earlier: readonly Draft[]; mode: FillMode },
): Draft {
  const stamp = { number: credit.number, today: credit.issueDate };
  const filled = convert(origin, earlier, { mode, stamp });
  return {
    ...filled,
    ...(credit.credit && { credit: credit.credit }),
    ...(credit.privateNotes && { privateNotes: credit.privateNotes }),
    style: credit.style,
    subtype: keepsNature(credit, mode) ? credit.subtype : filled.subtype,
  };
}

type Stamp = { number: string; today: string };

function convert(
  origin: Draft,
  earlier: readonly Draft[],
  { mode, stamp }: { mode: FillMode; stamp: Stamp },
): Draft {
  switch (mode) {
    case 'full':
      return convertInvoiceToCredit(origin, stamp);
    case 'lines':
      return convertLinesToCredit(
        origin,
        listRemainingLines(origin, earlier).filter(({ quantity }) => quantity !== '0'),
        stamp,
      );
    case 'amounts':
      return convertAmountsToCredit(
        origin,
        listCreditableAmounts(origin, earlier).map(({ rate, amount }) => ({
          rate,
          amount: toDecimal(amount, 2),
        })),
        stamp,
      );
  }
}

/** A commercial avoir stays one, whichever way it is filled. */
function keepsNature({ subtype }: Draft, mode: FillMode): boolean {
  return mode !== 'full' && subtype !== 'full';
}
