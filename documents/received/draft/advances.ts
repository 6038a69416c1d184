import type { DraftInput } from '#documents/model/draft.ts';
import { maxItemsAt } from '#documents/model/fields/limits.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { readCents, writeCents } from './amount.ts';
import { fitDate, fitDecimal, fitText } from './values.ts';

type PrepaymentInput = NonNullable<DraftInput['prepayments']>[number];
type Advance = NonNullable<TolerantInvoice['advancePayments']>[number];

/** BG-X-45 as prepayments. Null when their sum is not the prepaid amount (BT-113), in cents. */
export function readAdvances(invoice: TolerantInvoice, prepaid: number): PrepaymentInput[] | null {
  const { advancePayments = [] } = invoice;
  const amounts = advancePayments.map(({ paidAmount }) => readCents(paidAmount) ?? 0);
  const sum = amounts.reduce((total: number, amount) => total + amount, 0);
  if (sum !== prepaid || amounts.some((amount) => amount <= 0)) return null;
  return advancePayments.length <= maxItemsAt('prepayments')
    ? advancePayments.map((advance) => toPrepayment(advance, invoice))
    : null;
}

function toPrepayment(advance: Advance, { precedingInvoices = [] }: TolerantInvoice) {
  const { paidAmount, receivedDate, invoiceDate, paymentId } = advance;
  const reference = advance.invoiceNumber ?? paymentId;
  const preceding = precedingInvoices.find(({ number }) => number === reference);
  const isInvoice = advance.invoiceNumber !== undefined || preceding !== undefined;
  return {
    amount: writeCents(readCents(paidAmount) ?? 0),
    date: fitDate(receivedDate),
    // The preceding invoice of that number already gives the date.
    issueDate: preceding?.issueDate ? undefined : fitDate(invoiceDate),
    reference: isInvoice ? fitText(reference, 'prepayments[0].reference') : undefined,
    vat: isInvoice ? readTaxes(advance) : undefined,
  };
}

/** Undefined unless taxes and bases give the amount; a single tax without a base takes the rest. */
function readTaxes({ paidAmount, taxes = [] }: Advance): PrepaymentInput['vat'] {
  const paid = readCents(paidAmount) ?? 0;
  const vat = taxes.map(({ includedTax, base, rate }) => {
    const amount = readCents(includedTax) ?? 0;
    const rest = taxes.length === 1 ? paid - amount : 0;
    return {
      rate: fitDecimal(rate, 'prepayments[0].vat[0].rate') ?? '0',
      taxableAmount: writeCents(readCents(base) ?? rest),
      vatAmount: writeCents(amount),
    };
  });
  const sum = vat.reduce(
    (total, { taxableAmount, vatAmount }) =>
      total + (readCents(taxableAmount) ?? 0) + (readCents(vatAmount) ?? 0),
    0,
  );
  const isSound = vat.every(({ taxableAmount, vatAmount }) =>
    [taxableAmount, vatAmount].every((amount) => !amount.startsWith('-')),
  );
  return vat.length > 0 && vat.length <= maxItemsAt('prepayments[0].vat') && sum === paid && isSound
    ? vat
    : undefined;
}

/** Limits of the draft’s schema. */
