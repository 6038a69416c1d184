import { dossier } from '#app/data/dossier.ts';
import { fetchSeriesReader, followGiven } from '#app/features/editor/draft/propose-own-number.ts';
import type { Draft } from '#documents';
import { type GivenNumber, seriesOf } from '#documents/dossier';

/**
 * Takes the number of a final document, or the next one in its series if another document has it;
 * null when no number is available. `today` is YYYY-MM-DD.
 */
export async function takeNumber(
  draft: Draft,
  { draftId, today }: { draftId: string; today: string },
): Promise<string | null> {
  const date = draft.issueDate || today;
  await fetchSeriesReader();
  return take(draft, { draftId, propose: (given) => followGiven(given, { draft, date }) });
}

/** Records the number of a finished file, even when another document has it too. */
export async function recordNumber(draft: Draft, draftId: string): Promise<void> {
  await take(draft, { draftId, propose: () => draft.number });
}

type Taker = { draftId: string; propose: (given: readonly GivenNumber[]) => string };

function take(draft: Draft, { draftId, propose }: Taker): Promise<string | null> {
  const { number, issueDate } = draft;
  if (number === '') return Promise.resolve(number);
  return dossier.takeNumber({ series: seriesOf(draft), number, issueDate, draftId }, propose);
}

/** Finds another document of the series with the same number. */
export function findDuplicate(
  draft: Draft,
  { draftId, given }: { draftId: string; given: readonly GivenNumber[] },
): GivenNumber | undefined {
  const series = seriesOf(draft);
  return given.find(
    (one) => one.series === series && one.number === draft.number && one.draftId !== draftId,
  );
}
