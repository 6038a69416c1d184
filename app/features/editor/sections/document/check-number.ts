import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { type Draft, formatShortDate } from '#documents';
import { proposeNumber, seriesOf } from '#documents/dossier';

/** `text` is French. */
export type NumberCheck = { tone: 'success' | 'warning' | 'error'; text: string };

type Given = { series: string; number: string; issueDate: string; draftId: string };

/** Compares the number with those used on this device: it follows, is taken, or leaves a gap. */
export function checkNumber(
  draft: Draft,
  { given, draftId, today }: { given: readonly Given[]; draftId: string; today: string },
): NumberCheck | null {
  const series = seriesOf(draft);
  const others = given.filter((one) => one.series === series && one.draftId !== draftId);
  const taken = others.find(({ number }) => number === draft.number);
  if (taken)
    return {
      tone: 'error',
      text: `Ce numéro a déjà été donné le ${formatShortDate(taken.issueDate)}\u00a0: prenez le suivant.`,
    };
  const isGiven = given.some(
    (one) => one.series === series && one.draftId === draftId && one.number === draft.number,
  );
  const last = others.reduce<Given | null>(
    (latest, one) => (latest && latest.issueDate > one.issueDate ? latest : one),
    null,
  );
  if (!last || isGiven) return null;
  return compareWithLast(draft, { last, others, today });
}

function compareWithLast(
  draft: Draft,
  { last, others, today }: { last: Given; others: readonly Given[]; today: string },
): NumberCheck {
  const date = draft.issueDate || today;
  const expected = proposeNumber(others, { draft, date });
  if (date < last.issueDate)
    return {
      tone: 'warning',
      text: `${last.number} est ${wordsOf(draft.kind).agree('daté')} du ${formatShortDate(last.issueDate)}\u00a0: les dates suivent l’ordre des numéros.`,
    };
  return draft.number === expected
    ? { tone: 'success', text: `Suit ${last.number}` }
    : { tone: 'warning', text: `Après ${last.number}, votre suite attend ${expected}.` };
}
