import type { DraftInput } from '#documents/model/draft.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { readAdvances } from './advances.ts';
import { readCents, writeCents } from './amount.ts';
import { readDeposits } from './deposits.ts';
import { readFrame } from './frame.ts';
import { statesPaid } from './payment.ts';
import { fitDate, fitDecimal, fitText, readScaled } from './values.ts';

/**
 * BT-113: the deposits of our own note or the advance payments (BG-X-45), one by one; else a single
 * amount, with the number of the only preceding document.
 */
export function toPrepayments(invoice: TolerantInvoice): DraftInput['prepayments'] {
  const prepaid = readCents(invoice.totals?.prepaidTotal) ?? 0;
  if (prepaid <= 0 || statesPaid(invoice)) return [];
  const deposits = readDeposits(invoice, prepaid) ?? readAdvances(invoice, prepaid);
  if (deposits) return deposits;
  const [only, ...others] = invoice.precedingInvoices ?? [];
  const isDeposit = readFrame(invoice).isAfterDeposits && others.length === 0;
  const reference = isDeposit ? fitText(only?.number, 'prepayments[0].reference') : undefined;
  return [{ amount: writeCents(prepaid), reference }];
}

/** BT-114 */
export function toRounding({ totals }: TolerantInvoice): string | undefined {
  const rounding = fitDecimal(totals?.roundingAmount, 'rounding');
  return rounding === '0' ? undefined : rounding;
}

/** Euros per unit: the stated rate if it turns BT-110 into BT-111, else BT-111 ÷ BT-110. */
export function toExchangeRate(invoice: TolerantInvoice): DraftInput['exchangeRate'] {
  const { currency, totals = {}, issueDate } = invoice;
  const foreign = readCents(totals.vatTotal) ?? 0;
  const euros = readCents(totals.vatTotalInEuros) ?? 0;
  const date = fitDate(issueDate);
  if (!date || currency === 'EUR' || totals.vatAccountingCurrency !== 'EUR') return undefined;
  if (foreign <= 0 || euros <= 0) return undefined;
  const stated = readStatedRate(invoice);
  if (stated && multiplyDivide(foreign, stated.rate, SCALE) === euros)
    return { rate: toDecimal(stated.rate, 6), date: stated.date ?? date };
  const rate = multiplyDivide(euros, SCALE, foreign);
  return { rate: toDecimal(rate, 6), date };
}

function readStatedRate({ exchange = {}, currency }: TolerantInvoice) {
  const rate = readScaled(exchange.rate, 6);
  if (rate === null || exchange.source !== currency || exchange.target !== 'EUR') return undefined;
  return { rate, date: fitDate(exchange.date) };
}

const SCALE = 1_000_000;
