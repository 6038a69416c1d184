import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { markRemote } from '#app/data/account/dossier/remote-documents.ts';
import type { Milestone } from '#documents/dossier';
import { pushEach } from './push-each.ts';
import { noteChange } from './push-statuses.ts';
import { sendUnlessRefused } from './refusals.ts';
import { readSynced } from './unsent-documents.ts';

export async function pushMarks(): Promise<AccountProblem | null> {
  const db = await openKept();
  const [marks, synced] = [await db.getAll('milestones'), await readSynced('mark/')];
  const marked = new Map(marks.map((mark) => [mark.id, mark]));
  const changed = [...new Set([...marked.keys(), ...synced.keys()])]
    .map((id) => ({ id, mark: marked.get(id) ?? null }))
    .filter(({ id, mark }) => (synced.get(id)?.stamp ?? '') !== (mark?.name ?? ''));
  return pushEach(changed, pushMark);
}

function pushMark({ id, mark }: { id: string; mark: Milestone | null }) {
  const key = `mark/${id}`;
  return sendUnlessRefused(key, mark?.name ?? '', async () => {
    const db = await openKept();
    if ((await db.getKey('drafts', id)) !== undefined) {
      const answer = await markRemote(id, mark);
      if (!answer.ok) return answer.problem;
      // The document is not in the account yet: retry on the next run.
      if (answer.value.length === 0) return null;
    }
    if (mark === null) await db.delete('synced', key);
    else await db.put('synced', { key, stamp: mark.name });
    noteChange(id);
    return null;
  });
}
