import type { Draft } from '#documents/model/draft.ts';
import type { Prepayment } from '#documents/model/fields/document.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import {
  type Cents,
  cents,
  requireCents,
  requirePercent,
  sumCents,
  ZERO,
} from '#documents/money/amounts.ts';
import type { Totals, VatSubtotal } from './totals.ts';

export type BilledRate = Pick<
  VatSubtotal,
  'rate' | 'isDisbursement' | 'taxableAmount' | 'vatAmount'
>;

/**
 * The amount a document bills, or an avoir gives back, tax included: its total less what its
 * deposit invoices already billed (CGI 289, I-1-c), paid or not.
 */
export function billedAmount(
  draft: Draft,
  { taxInclusiveTotal }: Pick<Totals, 'taxInclusiveTotal'>,
): Cents {
  const deposits = depositInvoicesOf(draft).map(({ amount }) => requireCents(amount));
  return cents(taxInclusiveTotal - sumCents(deposits));
}

/** The billed amounts rate by rate; outlays are rows of their own (`isDisbursement`). */
export function billedRates(
  draft: Pick<Draft, 'kind' | 'subtype' | 'prepayments' | 'vatRegime'>,
  vatBreakdown: readonly VatSubtotal[],
  unit?: number,
): BilledRate[] {
  const rows: BilledRate[] = [];
  const rowOf = ({ rate, isDisbursement }: Pick<BilledRate, 'rate' | 'isDisbursement'>) =>
    rows.find((row) => row.rate === rate && row.isDisbursement === isDisbursement);
  const add = (amount: BilledRate) => {
    const { rate, isDisbursement, taxableAmount, vatAmount } = amount;
    const row = rowOf(amount);
    if (!row) rows.push({ rate, isDisbursement, taxableAmount, vatAmount });
    else
      Object.assign(row, {
        taxableAmount: cents(row.taxableAmount + taxableAmount),
        vatAmount: cents(row.vatAmount + vatAmount),
      });
  };
  vatBreakdown.forEach(add);
  for (const deducted of depositInvoicesOf(draft).flatMap((one) => listTaxes(one, draft, unit))) {
    const isSold = rowOf({ ...deducted, isDisbursement: false });
    const isOutlay = !isSold && rowOf({ ...deducted, isDisbursement: true });
    add({ ...deducted, isDisbursement: Boolean(isOutlay) });
  }
  return rows;
}

/**
 * The invoiced deposits: all of them on a final invoice, or on an avoir that leaves them invoiced;
 * elsewhere those that give their tax.
 */
export function depositInvoicesOf({
  kind,
  subtype,
  prepayments,
}: Pick<Draft, 'kind' | 'subtype' | 'prepayments'>): Prepayment[] {
  if (subtype === 'final' || kind === 'avoir') return prepayments;
  return prepayments.filter(({ vat }) => vat !== undefined);
}

/** Negative amounts. Without VAT, the amount of a deposit is enough. */
function listTaxes(
  { vat = [], amount }: Prepayment,
  { vatRegime }: Pick<Draft, 'vatRegime'>,
  unit?: number,
): Omit<BilledRate, 'isDisbursement'>[] {
  const isSilent = vat.length === 0 && !chargesVat(vatRegime);
  const taxes = isSilent ? [{ rate: '0', taxableAmount: amount, vatAmount: '0' }] : vat;
  return taxes.map((tax) => ({
    rate: requirePercent(tax.rate),
    taxableAmount: cents(ZERO - requireCents(tax.taxableAmount, unit)),
    vatAmount: cents(ZERO - requireCents(tax.vatAmount, unit)),
  }));
}
