import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';

/** BT-22 of a subject (BT-21); absent when no note has it. */
export function findNote({ notes = [] }: TolerantInvoice, code: string): string | undefined {
  return notes.find(({ subjectCode }) => subjectCode === code)?.content;
}

/**
 * What the author of an invoice wrote around its lines (BG-1): the notes that no field of the draft
 * prints again. Each keeps a place of its own, in the order in which an invoice of ours writes them
 * back; those after the last place are joined to it.
 */
export function toFreeNotes(
  { notes = [] }: TolerantInvoice,
  printed: ReadonlySet<string>,
): Partial<Record<Place, string>> {
  const words = notes.flatMap(({ content = '', subjectCode = '' }) =>
    FIELD_CODES.has(subjectCode) || printed.has(content) || content === '' ? [] : [content],
  );
  const own = [...new Set(words)];
  const texts = own.length > LAST ? [...own.slice(0, LAST), own.slice(LAST).join('\n')] : own;
  if (own.length === 0) return {};
  return placeTexts(texts) ?? placeTexts([own.join('\n').slice(0, LENGTHS.terms)]) ?? {};
}

/** One text a place, where all are short enough for theirs. */
function placeTexts(texts: readonly string[]): Partial<Record<Place, string>> | undefined {
  const places = PLACES.find(
    (candidate) =>
      candidate.length === texts.length &&
      candidate.every((place, index) => (texts[index] ?? '').length <= LENGTHS[place]),
  );
  return places && Object.fromEntries(places.map((place, index) => [place, texts[index]]));
}

type Place = keyof typeof LENGTHS;

/** How long a text the model takes at each place. */
const LENGTHS = { intro: 2000, outro: 2000, notes: 1000, terms: 10_000 };
/**
 * Where texts go, by their number, the likeliest first; each in the order of `buildNotes`. Long
 * ones are terms of sale.
 */
const PLACES: readonly (readonly Place[])[] = [
  ['notes'],
  ['terms'],
  ['outro', 'notes'],
  ['notes', 'terms'],
  ['outro', 'terms'],
  ['intro', 'outro', 'notes'],
  ['outro', 'notes', 'terms'],
  ['intro', 'outro', 'terms'],
  ['intro', 'outro', 'notes', 'terms'],
];
/** Before the one that takes all the rest. */
const LAST = 3;
/**
 * Subjects that a field of the draft writes again: identity, late payment, treatment, VAT group.
 */
const FIELD_CODES: ReadonlySet<string> = new Set(['REG', 'ABL', 'PMD', 'PMT', 'AAB', 'BAR', 'TXD']);
