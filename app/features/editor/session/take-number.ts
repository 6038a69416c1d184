import { dossier } from '#app/data/dossier.ts';
import type { Draft } from '#documents';
import { type GivenNumber, proposeNumber, seriesOf } from '#documents/dossier';

/**
 * Gives a final document its number, or the next one of its series where another document has it;
 * null where none can be given. `today` is YYYY-MM-DD.
 */
export function takeNumber(
  draft: Draft,
  { draftId, today }: { draftId: string; today: string },
): Promise<string | null> {
  const date = draft.issueDate || today;
  return take(draft, { draftId, propose: (given) => proposeNumber(given, { draft, date }) });
}

/** The number of a file that was made stays what the file says, whoever has it as well. */
export async function recordNumber(draft: Draft, draftId: string): Promise<void> {
  await take(draft, { draftId, propose: () => draft.number });
}

type Taker = { draftId: string; propose: (given: readonly GivenNumber[]) => string };

function take(draft: Draft, { draftId, propose }: Taker): Promise<string | null> {
  const { number, issueDate } = draft;
  if (number === '') return Promise.resolve(number);
  return dossier.takeNumber({ series: seriesOf(draft), number, issueDate, draftId }, propose);
}

/** The same number, given to another document of the same series. */
export function findDuplicate(
  draft: Draft,
  { draftId, given }: { draftId: string; given: readonly GivenNumber[] },
): GivenNumber | undefined {
  const series = seriesOf(draft);
  return given.find(
    (one) => one.series === series && one.number === draft.number && one.draftId !== draftId,
  );
}
