import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { versionSeen } from '#app/data/account/dossier/receiving/meet-versions.ts';
import { receive } from '#app/data/account/dossier/receiving/receive.ts';
import { removeRemote } from '#app/data/account/dossier/remote-documents.ts';
import { stampOfDraft } from '#app/data/account/dossier/stamps.ts';
import { pushEach } from './push-each.ts';
import { DOCUMENT_KEPT, isRefusal, noteRefusal } from './refusals.ts';
import { listUnsentDeletions } from './unsent-documents.ts';

export async function pushDeletions(): Promise<AccountProblem | null> {
  return pushEach(await listUnsentDeletions(), pushDeletion);
}

async function pushDeletion(id: string): Promise<AccountProblem | null> {
  const db = await openKept();
  const known = await db.get('synced', `doc/${id}`);
  const answer = await removeRemote(id, versionSeen(known ?? {}));
  if (answer.ok && answer.value) {
    await (await openKept()).delete('synced', `doc/${id}`);
    return null;
  }
  const problem = answer.ok ? null : answer.problem;
  return problem && !isRefusal(problem) ? problem : bringBack(id, problem);
}

/** What the account keeps comes back, and says why. */
async function bringBack(
  id: string,
  refusal: AccountProblem | null,
): Promise<AccountProblem | null> {
  const problem = await receive([id], { bringsBack: true });
  if (problem) return isRefusal(problem) ? null : problem;
  const db = await openKept();
  const back = await db.get('drafts', id);
  if (!back) await db.delete('synced', `doc/${id}`);
  const reason = back?.issued ? DOCUMENT_KEPT : refusal;
  if (back && reason) await noteRefusal(`deletion/${id}`, stampOfDraft(back), reason);
  return null;
}
