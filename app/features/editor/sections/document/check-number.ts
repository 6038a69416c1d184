import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { listNextOwnNumbers } from '#app/features/editor/draft/propose-own-number.ts';
import { type Draft, formatShortDate } from '#documents';
import { seriesOf } from '#documents/dossier';

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
  if (date < last.issueDate)
    return {
      tone: 'warning',
      text: `${last.number} est ${wordsOf(draft.kind).agree('daté')} du ${formatShortDate(last.issueDate)}\u00a0: les dates suivent l’ordre des numéros.`,
    };
  const expected = listNextOwnNumbers(others, { draft, date });
  if (expected.length === 0 || expected.includes(draft.number))
    return { tone: 'success', text: sayFollower(last.number, expected, draft.number) };
  return {
    tone: 'warning',
    text: `Après ${last.number}, votre suite attend ${expected.join(' ou ')}.`,
  };
}

/** Two readings of a series may remain, or two periods: the other number is told too. */
function sayFollower(last: string, expected: readonly string[], number: string): string {
  const others = expected.filter((one) => one !== number);
  if (others.length === 0) return `Suit ${last}`;
  return `Suit ${last}. Ou ${others.join(', ')}, selon votre modèle de numéro.`;
}
