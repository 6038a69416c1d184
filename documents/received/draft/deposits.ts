import type { DraftInput } from '#documents/model/draft.ts';
import { maxItemsAt } from '#documents/model/fields/limits.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { readCents, writeCents } from './amount.ts';
import { fitDate, fitText } from './values.ts';

type PrepaymentInput = NonNullable<DraftInput['prepayments']>[number];
type VatInput = NonNullable<PrepaymentInput['vat']>[number];

/**
 * The deposit invoices listed in the note of one of our invoices (`xmlNotes`), each with its tax.
 * Null without that note, or when their sum is not the prepaid amount (BT-113), in cents.
 */
export function readDeposits(invoice: TolerantInvoice, prepaid: number): PrepaymentInput[] | null {
  const list = (invoice.notes ?? [])
    .map(({ content = '' }) => NOTE.exec(content)?.[1])
    .find((found) => found !== undefined);
  const deposits = list?.split(/\s;\s/).map((words) => readDeposit(words, invoice)) ?? [];
  const [only, ...others] = deposits;
  if (!only) return null;
  if (others.length === 0) return [{ ...only, amount: writeCents(prepaid) }];
  const sum = deposits.reduce((total, { amount }) => total + (readCents(amount) ?? 0), 0);
  return sum === prepaid && deposits.length <= maxItemsAt('prepayments') ? deposits : null;
}

/** « n° F-1 du 02/10/2026, 100,00 € HT et 20,00 € de TVA à 20 % » */
function readDeposit(words: string, { precedingInvoices = [] }: TolerantInvoice) {
  const [, number, day, taxes = ''] = DEPOSIT.exec(words) ?? [];
  const vat = [...taxes.matchAll(TAX)].map(([, base = '', amount = '', rate = '']) => ({
    taxableAmount: readFrench(base),
    vatAmount: readFrench(amount),
    rate: readFrench(rate),
  }));
  const issueDate = fitDate(day?.replace(DAY, '$3-$2-$1'));
  const isKnown = precedingInvoices.some((one) => one.number === number && one.issueDate);
  return {
    amount: writeCents(vat.reduce((sum, tax) => sum + taxIncluded(tax), 0)),
    reference: fitText(number, 'prepayments[0].reference'),
    // The preceding invoice of that number already gives the date.
    issueDate: isKnown ? undefined : issueDate,
    vat,
  };
}

function taxIncluded({ taxableAmount, vatAmount }: VatInput): number {
  return (readCents(String(taxableAmount)) ?? 0) + (readCents(String(vatAmount)) ?? 0);
}

/** « 2 520,00 » */
function readFrench(digits: string): string {
  return digits.replace(/\s/g, '').replace(',', '.');
}

const NOTE = /^Factures d’acompte déduites\s?: (.*)\. TVA (?:restant due|rendue|du reste)\s?: /s;
const DEPOSIT = /^n°\s?(.*?)(?: du (\d{2}\/\d{2}\/\d{4}))?((?:, [\d\s]+,\d{2}\s\S+ HT et .*)?)$/;
const TAX = /([\d\s]+,\d{2})\s\S+ HT et ([\d\s]+,\d{2})\s\S+ de TVA à ([\d,]+)\s%/g;
const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** Limit of the draft’s schema. */
