import {
  convertAmountsToCredit,
  convertLinesToCredit,
  convertRestToCredit,
  type Draft,
  listCreditableAmounts,
  listRemainingLines,
  toDecimal,
} from '#documents';

/** The whole invoice, a choice of its lines, or one amount per rate. */
export type FillMode = 'full' | 'lines' | 'amounts';

/**
 * Fills the avoir with the parties, prices and rates of its invoice, for the amount that remains.
 * The avoir keeps its number, date, reason and treatment; nothing is deducted from an invoice that
 * is settled.
 */
export function fillCredit(
  credit: Draft,
  { origin, earlier, mode, isSettled }: CreditedOrigin & { mode: FillMode },
): Draft {
  const stamp = { number: credit.number, today: credit.issueDate };
  const filled = convert(origin, earlier, { mode, stamp });
  return {
    ...filled,
    ...(credit.credit && {
      credit: {
        ...credit.credit,
        ...(deductsFromOrigin(credit) && { treatment: beginTreatment(filled, isSettled) }),
        vatRounding: filled.credit?.vatRounding,
      },
    }),
    ...(credit.privateNotes && { privateNotes: credit.privateNotes }),
    style: credit.style,
    subtype: keepsNature(credit, mode) ? credit.subtype : filled.subtype,
  };
}

type CreditedOrigin = {
  origin: Draft;
  earlier: readonly Draft[];
  /** Nothing is due on the origin. */
  isSettled: boolean;
};

function deductsFromOrigin({ credit }: Draft): boolean {
  const treatment = credit?.treatment;
  return treatment?.kind === 'offset' && !treatment.invoice;
}

function beginTreatment({ credit }: Draft, isSettled: boolean): Treatment {
  return isSettled || !credit ? { kind: 'refund' } : credit.treatment;
}

type Treatment = NonNullable<Draft['credit']>['treatment'];

type Stamp = { number: string; today: string };

function convert(
  origin: Draft,
  earlier: readonly Draft[],
  { mode, stamp }: { mode: FillMode; stamp: Stamp },
): Draft {
  switch (mode) {
    case 'full':
      return convertRestToCredit(origin, { ...stamp, earlier });
    case 'lines':
      return convertLinesToCredit(
        origin,
        listRemainingLines(origin, earlier).filter(({ quantity }) => quantity !== '0'),
        { ...stamp, earlier },
      );
    case 'amounts':
      return convertAmountsToCredit(
        origin,
        listCreditableAmounts(origin, earlier).map(({ rate, amount }) => ({
          rate,
          amount: toDecimal(amount, 2),
        })),
        { ...stamp, earlier },
      );
  }
}

/** A commercial avoir keeps its subtype unless it takes back the whole invoice. */
function keepsNature({ subtype }: Draft, mode: FillMode): boolean {
  return mode !== 'full' && subtype !== 'full';
}
