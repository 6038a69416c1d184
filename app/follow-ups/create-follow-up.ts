import { readDossier } from '#app/data/device/dossier.ts';
import { listGivenNumbers } from '#app/data/device/given-numbers.ts';
import { saveLinkedDrafts } from '#app/data/device/linked-drafts.ts';
import { newId } from '#app/lib/new-id.ts';
import { todayInFrance } from '#app/lib/today.ts';
import {
  buildChain,
  type Chain,
  type DocumentLink,
  type FollowUpRequest,
  type Prepared,
  prepareFollowUp,
  proposeNumber,
  type StoredDraft,
  seriesOf,
} from '#documents/dossier';

/**
 * Makes what follows a document, saves it with its links, and gives it, the one to look at first; nothing when the document is no
 * longer here. Rejects when the browser refuses to save.
 */
export async function createFollowUp(
  sourceId: string,
  request: FollowUpRequest,
): Promise<StoredDraft[]> {
  const today = todayInFrance();
  const chain = buildChain(await readDossier(), today);
  const source = chain.get(sourceId);
  if (!source) return [];
  const made = numberAll(prepareFollowUp(source, request, today), {
    taken: [...(await listGivenNumbers()), ...listNumbers(chain)],
    today,
  });
  const now = Date.now();
  const drafts = made.map(
    ({ draft }, index): StoredDraft => ({
      id: newId(),
      draft,
      rawTexts: {},
      // The first is the newest: lists show it first too.
      updatedAt: now - index,
    }),
  );
  const links = made.flatMap(({ relation }, index): DocumentLink[] => {
    const to = drafts[index]?.id;
    if (relation === null || to === undefined) return [];
    return [{ key: `${sourceId}/${to}`, from: sourceId, to, relation, createdAt: now + index }];
  });
  const restored = request.kind === 'correction' ? restoreIssued(source.stored) : [];
  await saveLinkedDrafts([...drafts, ...restored], { links });
  return drafts;
}

/** Each takes the number after those given, and after those of what is being prepared. */
function numberAll(
  prepared: readonly Prepared[],
  { taken, today }: { taken: readonly Given[]; today: string },
): Prepared[] {
  const given = [...taken];
  return prepared.map(({ draft, relation }) => {
    const number = proposeNumber(given, { draft, date: today });
    given.push({ series: seriesOf(draft), number, issueDate: today });
    return { draft: { ...draft, number }, relation };
  });
}

type Given = { series: string; number: string; issueDate: string };

/** Drafts that wait for their file hold their number too: two deposits prepared in a row do not take the same one. */
function listNumbers(chain: Chain): Given[] {
  return [...chain.values()]
    .filter(({ origins, draft }) => origins.length > 0 && draft.number !== '')
    .map(({ draft }) => ({
      series: seriesOf(draft),
      number: draft.number,
      issueDate: draft.issueDate,
    }));
}

/** An invoice that is corrected is again what was issued: what it had become is in the copy. */
function restoreIssued(stored: StoredDraft): StoredDraft[] {
  const { issued } = stored;
  if (!issued || stored.completedAt !== undefined) return [];
  const updatedAt = Math.max(Date.now(), stored.updatedAt + 1);
  return [{ ...stored, draft: issued.draft, rawTexts: {}, updatedAt, completedAt: updatedAt }];
}
