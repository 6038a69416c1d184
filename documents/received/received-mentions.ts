import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import { computeTotalsTo } from '#documents/totals/compute-totals.ts';
import { roundingUnit } from './draft/rounding-unit.ts';
import type { TolerantInvoice } from './tolerant-invoice.ts';

/**
 * The sentences of a received invoice, in the issuer’s own words (BT-22, BT-120); mentions that the
 * law would require are not added.
 */
export function listReceivedMentions(invoice: TolerantInvoice, draft: Draft): Mention[] {
  const free = [draft.intro, draft.outro, draft.notes, draft.terms].map((text) =>
    flatten(text ?? ''),
  );
  const written = listWritten(invoice).filter(
    ({ text }) => !free.some((words) => words.includes(flatten(text))),
  );
  const notes = (invoice.notes ?? []).map(({ content = '' }) => content);
  const texts = new Set([...notes, ...written.map(({ text }) => text)].map(flatten));
  const known = computeMentions({
    draft,
    totals: computeTotalsTo(roundingUnit(invoice), draft),
    kind: requireKind(draft.kind),
  }).filter(({ text, place }) => place !== 'xml' && texts.has(flatten(text)));
  const printed = new Set(known.map(({ text }) => flatten(text)));
  return [...known, ...written.filter(({ text }) => !printed.has(flatten(text)))];
}

/** Free notes are fields of the draft, which prints them itself. */
function listWritten({ notes = [], vatBreakdown = [] }: TolerantInvoice): Mention[] {
  const payment = notes.flatMap(({ content = '', subjectCode = '' }) =>
    PLACES[subjectCode] ? [{ text: content, place: PLACES[subjectCode] }] : [],
  );
  const reasons = vatBreakdown.map(({ reason = '' }) => ({ text: reason, place: 'vat' as const }));
  const unique = new Map([...payment, ...reasons].map((one) => [flatten(one.text), one]));
  unique.delete('');
  return [...unique.values()].map(({ text, place }, index) => ({
    id: `received-${index + 1}`,
    text: text.replace(/\s*\n\s*/g, ' ').slice(0, MAX_LENGTH),
    place,
  }));
}

function flatten(text: string): string {
  return text.replace(/\s+/g, '');
}

const PLACES: Readonly<Record<string, Mention['place']>> = {
  PMD: 'payment',
  PMT: 'payment',
  AAB: 'payment',
  TXD: 'vat',
};
const MAX_LENGTH = 1000;
