import { withNumberKey } from '#app/data/device/give-number.ts';
import { type StoredDraft, seriesOf } from '#documents/dossier';
import { openKept } from './open-kept.ts';

/** The next numbers given here follow those given elsewhere. */
export async function learnNumbers(documents: readonly StoredDraft[]): Promise<void> {
  const transaction = (await openKept()).transaction('numbers', 'readwrite');
  for (const { id, draft } of documents) {
    const { number, issueDate } = draft;
    const given = { series: seriesOf(draft), number, issueDate, draftId: id };
    if (number) transaction.store.put(withNumberKey(given));
  }
  await transaction.done;
}
