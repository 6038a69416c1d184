import { dossier } from '#app/data/dossier.ts';
import { newId } from '#app/lib/new-id.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { todayInFrance } from '#app/lib/today.ts';
import {
  type DocumentLink,
  type FollowUpRequest,
  openSource,
  prepareFollowUp,
  recordIdsOf,
  type StoredDraft,
} from '#documents/dossier';

export type AskedRequest = FollowUpRequest | { kind: 'next-month' };

/**
 * Makes the document that follows another, saves it with its links, and returns the one to open;
 * null when the source is gone. Rejects when storage refuses.
 */
export async function createFollowUp(
  sourceId: string,
  request: AskedRequest,
): Promise<StoredDraft[]> {
  const today = todayInFrance();
  const node = await dossier.getNode(sourceId);
  const source = node && (await openSource(node, dossier.get));
  if (!source) return [];
  const made =
    request.kind === 'next-month'
      ? [(await fetchPart(loadNextMonth)).prepareNextMonth(source.stored, today)]
      : prepareFollowUp(source, request, today);
  const numbers = await dossier.nextNumbers(
    made.map(({ draft }) => draft),
    today,
  );
  const now = Date.now();
  const drafts = made.map(
    ({ draft, ...made }, index): StoredDraft => ({
      id: newId(),
      ...recordIdsOf(made),
      draft: { ...draft, number: numbers[index] ?? '' },
      rawTexts: {},
      // The first is the newest, and comes first in lists.
      updatedAt: now - index,
    }),
  );
  const links = made.flatMap(({ relation, paymentId }, index): DocumentLink[] => {
    const to = drafts[index]?.id;
    if (relation === null || to === undefined) return [];
    const ends = { key: `${sourceId}/${to}`, from: sourceId, to };
    const ofPayment = paymentId === undefined ? {} : { paymentId };
    return [{ ...ends, relation, createdAt: now + index, ...ofPayment }];
  });
  const restored = request.kind === 'correction' ? restoreIssued(source.stored) : [];
  await dossier.saveLinked([...drafts, ...restored], links);
  if (request.kind === 'next-month')
    (await fetchPart(loadNextMonth)).sayLeftPeriods(source.stored.draft);
  return drafts;
}

/** The source returns to its issued state; its later changes move to the copy. */
function restoreIssued(stored: StoredDraft): StoredDraft[] {
  const { issued } = stored;
  if (!issued || stored.completedAt !== undefined) return [];
  const updatedAt = Math.max(Date.now(), stored.updatedAt + 1);
  return [{ ...stored, draft: issued.draft, rawTexts: {}, updatedAt, completedAt: updatedAt }];
}

const loadNextMonth = () => import('./next-month.ts');
