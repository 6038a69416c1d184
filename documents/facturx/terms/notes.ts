import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { InvoiceNote } from './invoice.ts';

/** BG-1: mentions (each legal code once, BR-FR-06), treatment for the platform, free notes. */
export function buildNotes(
  draft: Draft,
  mentions: readonly Mention[],
  treatment: string | null,
): InvoiceNote[] {
  const notes: InvoiceNote[] = mentions.flatMap(({ text, noteCode }) =>
    noteCode ? [{ content: text, subjectCode: noteCode }] : [],
  );
  if (treatment) notes.push({ content: treatment, subjectCode: 'BAR' });
  for (const content of [draft.subject, draft.intro, draft.outro, draft.notes, draft.terms]) {
    if (content) notes.push({ content, subjectCode: 'AAI' });
  }
  return notes;
}
