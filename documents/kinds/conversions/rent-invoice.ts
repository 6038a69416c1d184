import { factureTva } from '#documents/kinds/facture-tva.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Line } from '#documents/model/fields/line.ts';
import type { ChargeMode, Rent } from '#documents/model/fields/rent.ts';
import { AMOUNT_DECIMALS, type Cents, requireCents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { RentTotals } from '#documents/totals/rent/rent-totals.ts';
import { carryOver, expectedDueDate, type Stamp } from './carry-over.ts';

/**
 * The invoice for a rent with VAT, required for its tax (CGI 289, I-1-a and 260, 2°): one
 * tax-exclusive line per part of the term, and the received payments. Null for a rent without VAT.
 */
export function convertRentToInvoice(quittance: Draft, stamp: Stamp): Draft | null {
  const { rent, buyer } = quittance;
  const totals = computeTotals(quittance).rent;
  if (!rent || !totals || totals.vatRate === 0) return null;
  const invoice: Draft = {
    ...carryOver(quittance, stamp, factureTva),
    kind: factureTva.name,
    subtype: 'standard',
    vatRegime: 'normal',
    operation: 'services',
    priceMode: 'net',
    subject: `Loyer, ${describePlace(rent)}`,
    // A company rents with VAT, yet a quittance seldom states that its tenant is one.
    buyer: { ...buyer, kind: buyer.kind === 'individual' && buyer.siren ? 'business' : buyer.kind },
    lines: listParts(rent, totals).map((part) => toLine(part, rent.vatRate)),
    references: {},
  };
  return { ...invoice, ...settle(invoice, { rent, totals, stamp }) };
}

/** Tax-exclusive. */
type Part = { name: string; amount: Cents };

function listParts(rent: Rent, totals: RentTotals): Part[] {
  const parts: Part[] = [
    { name: 'Loyer hors charges', amount: totals.rentAmount },
    { name: 'Complément de loyer', amount: totals.supplementAmount },
    { name: CHARGES[rent.charges.mode], amount: totals.chargesAmount },
    {
      name: rent.adjustment?.label || 'Régularisation des charges',
      amount: totals.adjustmentAmount,
    },
    ...rent.otherLines.map(({ label }, index) => ({
      name: label,
      amount: totals.otherAmounts[index] ?? requireCents('0'),
    })),
  ];
  return parts.filter(({ amount }) => amount !== 0);
}

/** A price is never negative (BR-27): an amount given back has a negative quantity. */
function toLine({ name, amount }: Part, vatRate: string | undefined): Line {
  return {
    kind: 'item',
    name,
    quantity: amount < 0 ? '-1' : '1',
    unit: 'C62',
    unitPrice: toDecimal(Math.abs(amount), AMOUNT_DECIMALS, 2),
    vatRate,
  };
}

type Settlement = { rent: Rent; totals: RentTotals; stamp: Stamp };

/** A paid invoice states its date; otherwise received amounts are deducted. */
function settle(
  invoice: Draft,
  { rent, totals, stamp }: Settlement,
): Pick<Draft, 'dueDate' | 'payment' | 'prepayments'> {
  const received = rent.payments.filter(({ amount }) => requireCents(amount) > 0);
  const paidOn = received
    .map(({ date = '' }) => date)
    .sort()
    .at(-1);
  if (totals.result === 'complete' && paidOn)
    return {
      dueDate: paidOn,
      payment: { ...invoice.payment, means: ['paid'], paidOn },
      prepayments: [],
    };
  return {
    dueDate: expectedDueDate(stamp),
    payment: invoice.payment,
    prepayments: received.map(({ amount, date, means }) => ({
      ...{ amount, means },
      ...(date && { date }),
    })),
  };
}

function describePlace({ dwelling: { address, complement } }: Rent): string {
  return [address.line1, complement, address.city].filter(Boolean).join(', ').slice(0, 140);
}

const CHARGES: Readonly<Record<ChargeMode, string>> = {
  provision: 'Provision sur charges',
  flat: 'Forfait de charges',
  actual: 'Charges',
  none: 'Charges',
};
