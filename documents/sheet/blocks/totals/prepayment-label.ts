import { depositInvoiceOf } from '#documents/model/deposit-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isDocumentNumber, nameDeposit } from '#documents/model/texts/name-deposit.ts';
import type { Labels } from '#documents/sheet/labels/labels.ts';

/**
 * « Acompte F-2026-0030 du 25/09/2026, espèces, réglé le 02/10/2026 »: the date of the invoice,
 * then the means and the day of the payment, each unless the reference says it.
 */
export function prepaymentLabel(draft: Draft, index: number, labels: Labels): string {
  const { totals, format, dated, receipt } = labels;
  const { number: reference, issueDate } = depositInvoiceOf(draft, index);
  const { date, means } = draft.prepayments[index] ?? {};
  const isInvoice = reference === '' || isDocumentNumber(reference);
  const deposit = nameDeposit(reference, totals.prepaid);
  const name = isInvoice && issueDate ? dated(deposit, format.shortDate(issueDate)) : deposit;
  const day = date ? format.shortDate(date) : '';
  const way = means ? receipt.receivedBy[means].toLowerCase() : '';
  const isSaid = (words: string) => name.toLowerCase().includes(words);
  return [name, !isSaid(way) && way, !isSaid(day) && totals.paidOn(day)].filter(Boolean).join(', ');
}
