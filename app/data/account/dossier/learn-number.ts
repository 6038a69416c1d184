import { saveGivenNumber } from '#app/data/device/given-numbers.ts';
import { type StoredDraft, seriesOf } from '#documents/dossier';

/** The next number given here follows those given elsewhere. */
export async function learnNumber({ id, draft }: StoredDraft): Promise<void> {
  const { number, issueDate } = draft;
  if (number) await saveGivenNumber({ series: seriesOf(draft), number, issueDate, draftId: id });
}
