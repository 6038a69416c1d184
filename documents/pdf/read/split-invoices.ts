import type { ReadDocument } from './read-document.ts';

type Opened = Extract<ReadDocument, { ok: true }>;

/**
 * A file that holds several invoices as so many files of one, the first with all else that it
 * holds. An invoice made here is already there as its draft.
 */
export function splitInvoices(opened: Opened): Opened[] {
  const { drafts, otherInvoices } = opened;
  const numbers = new Set(drafts.map(({ draft }) => draft.number));
  const others = otherInvoices.filter(
    ({ read }) => read.ok && !numbers.has(read.invoice.draft.number),
  );
  return [
    { ...opened, otherInvoices: [] },
    ...others.map((invoice) => ({ ...opened, ...NOTHING_ELSE, invoice })),
  ];
}

const NOTHING_ELSE = { drafts: [], otherInvoices: [], attachments: [], missing: [] };
