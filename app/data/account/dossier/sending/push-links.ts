import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { removeLink, saveLink } from '#app/data/account/dossier/remote-links.ts';
import { stampOfLink } from '#app/data/account/dossier/stamps.ts';
import type { DocumentLink } from '#documents/dossier';
import { pushEach } from './push-each.ts';
import { noteChange } from './push-statuses.ts';
import { sendUnlessRefused } from './refusals.ts';
import { readSynced } from './unsent-documents.ts';

/** What was taken away goes first: it makes room. */
export async function pushLinks(): Promise<AccountProblem | null> {
  const db = await openKept();
  const [links, synced] = [await db.getAll('links'), await readSynced('link/')];
  const waiting = links.filter((link) => synced.get(link.key)?.stamp !== stampOfLink(link));
  const kept = new Set(links.map(({ key }) => key));
  const removed = [...synced.keys()].filter((key) => !kept.has(key));
  const sends = [
    ...removed.map((key) => () => pushRemoval(key)),
    ...waiting.map((link) => () => pushLink(link)),
  ];
  return pushEach(sends, (send) => send());
}

function pushLink(link: DocumentLink): Promise<AccountProblem | null> {
  const [key, stamp] = [`link/${link.key}`, stampOfLink(link)];
  return sendUnlessRefused(key, stamp, async () => {
    const answer = await saveLink(link);
    if (!answer.ok) return answer.problem;
    await (await openKept()).put('synced', { key, stamp });
    noteChange(link.from, link.to);
    return null;
  });
}

function pushRemoval(linkKey: string): Promise<AccountProblem | null> {
  const key = `link/${linkKey}`;
  return sendUnlessRefused(key, REMOVED, async () => {
    const answer = await removeLink(linkKey);
    if (!answer.ok) return answer.problem;
    await (await openKept()).delete('synced', key);
    noteChange(...linkKey.split('/'));
    return null;
  });
}

/** The stamp of a link that was taken away. */
export const REMOVED = '';
