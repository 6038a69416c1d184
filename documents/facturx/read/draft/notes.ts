import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';

/** BT-22 of a subject (BT-21); absent when no note has it. */
export function findNote({ notes = [] }: TolerantInvoice, code: string): string | undefined {
  return notes.find(({ subjectCode }) => subjectCode === code)?.content;
}

/**
 * What the author of an invoice wrote around its lines (BG-1): the notes that no field of the draft
 * prints again. Short ones are notes, longer ones terms of sale.
 */
export function toFreeNotes(
  { notes = [] }: TolerantInvoice,
  printed: ReadonlySet<string>,
): Pick<Draft, 'notes' | 'terms'> {
  const words = notes.flatMap(({ content = '', subjectCode = '' }) =>
    FIELD_CODES.has(subjectCode) || printed.has(content) || content === '' ? [] : [content],
  );
  const text = [...new Set(words)].join('\n');
  if (text === '') return {};
  return text.length <= MAX_NOTES ? { notes: text } : { terms: text.slice(0, MAX_TERMS) };
}

/**
 * Subjects that a field of the draft writes again: identity, late payment, treatment, VAT group.
 */
const FIELD_CODES: ReadonlySet<string> = new Set(['REG', 'ABL', 'PMD', 'PMT', 'AAB', 'BAR', 'TXD']);
const MAX_NOTES = 1000;
const MAX_TERMS = 10_000;
