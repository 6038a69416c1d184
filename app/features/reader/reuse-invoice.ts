import { proposeNumber } from '#app/chain/numbering.ts';
import { listGivenNumbers } from '#app/data/given-numbers.ts';
import { keepDrafts } from '#app/files/keep-drafts.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { convertInvoiceToCredit, convertInvoiceToReceipt, type Draft } from '#documents';

/** What an invoice that was read can become. */
export type Reuse = 'copy' | 'credit' | 'receipt';

/** Makes a draft of this device of an invoice; gives where it is, and how to undo. */
export async function reuseInvoice(invoice: Draft, reuse: Reuse) {
  if (reuse === 'copy') return keepDrafts([invoice]);
  const today = todayInFrance();
  const draft = CONVERT[reuse](invoice, { number: '', today });
  const number = proposeNumber(await listGivenNumbers().catch(() => []), { draft, date: today });
  return keepDrafts([{ ...draft, number }]);
}

const CONVERT = { credit: convertInvoiceToCredit, receipt: convertInvoiceToReceipt };
