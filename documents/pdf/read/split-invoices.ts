import type { ReadDocument } from './read-document.ts';

type Opened = Extract<ReadDocument, { ok: true }>;

/** One file per invoice, the first with all the rest; an invoice made here is left to its draft. */
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
