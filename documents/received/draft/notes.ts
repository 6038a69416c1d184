import { maxLengthAt } from '#documents/model/fields/limits.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** The first note (BT-22) of a subject code (BT-21). */
export function findNote({ notes = [] }: TolerantInvoice, code: string): string | undefined {
  return notes.find(({ subjectCode }) => subjectCode === code)?.content;
}

/**
 * The notes (BG-1) that no field of the draft prints, placed so that our writer gives them back in
 * the same order; those beyond the last place are joined to it. `replaced` are the words of a
 * field that it cannot say.
 */
export function toFreeNotes(
  { notes = [] }: TolerantInvoice,
  printed: ReadonlySet<string>,
  replaced: ReadonlySet<string> = new Set(),
): Partial<Record<Place, string>> {
  const words = notes.flatMap(({ content = '', subjectCode = '' }) => {
    const isField = FIELD_CODES.has(subjectCode) && !replaced.has(content);
    return isField || printed.has(content) || content === '' ? [] : [content];
  });
  const own = [...new Set(words)];
  const texts = own.length > LAST ? [...own.slice(0, LAST), own.slice(LAST).join('\n')] : own;
  if (own.length === 0) return {};
  return placeTexts(texts) ?? placeTexts([own.join('\n').slice(0, LENGTHS.terms)]) ?? {};
}

/** Undefined when a text is too long for every set of places. */
function placeTexts(texts: readonly string[]): Partial<Record<Place, string>> | undefined {
  const places = PLACES.find(
    (candidate) =>
      candidate.length === texts.length &&
      candidate.every((place, index) => (texts[index] ?? '').length <= LENGTHS[place]),
  );
  return places && Object.fromEntries(places.map((place, index) => [place, texts[index]]));
}

type Place = keyof typeof LENGTHS;

const LENGTHS = {
  intro: maxLengthAt('intro'),
  outro: maxLengthAt('outro'),
  notes: maxLengthAt('notes'),
  terms: maxLengthAt('terms'),
};
/** Places by number of texts, likeliest first, in the order of `buildNotes`; terms may be long. */
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
/** Index of the last place. */
const LAST = 3;
/** Subjects written again from fields: identity, late payment, treatment, VAT group. */
const FIELD_CODES: ReadonlySet<string> = new Set(['REG', 'ABL', 'PMD', 'PMT', 'AAB', 'BAR', 'TXD']);
