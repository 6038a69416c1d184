import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { removeReminder, saveReminder } from '#app/data/account/dossier/remote-reminders.ts';
import type { MadeReminder } from '#documents/dossier';
import { pushEach } from './push-each.ts';
import { sendUnlessRefused } from './refusals.ts';
import { keyOfReminder, listUnsentReminders } from './unsent-reminders.ts';

export async function pushReminders(): Promise<AccountProblem | null> {
  const { made, takenOut } = await listUnsentReminders();
  const sends = [
    ...takenOut.map((id) => () => pushRemoval(id)),
    ...made.map((reminder) => () => pushReminder(reminder)),
  ];
  return pushEach(sends, (send) => send());
}

async function pushReminder(reminder: MadeReminder): Promise<AccountProblem | null> {
  const db = await openKept();
  // Without a version, the document is not in the account yet: retry on the next run.
  if (!(await db.get('synced', `doc/${reminder.documentId}`))?.version) return null;
  const key = keyOfReminder(reminder.id);
  return sendUnlessRefused(key, MADE, async () => {
    const answer = await saveReminder(reminder);
    if (answer.ok) await (await openKept()).put('synced', { key, stamp: MADE });
    // Deleted by another device: the next run hears of it.
    return answer.ok || answer.problem.code === 'reference_missing' ? null : answer.problem;
  });
}

function pushRemoval(id: string): Promise<AccountProblem | null> {
  const key = keyOfReminder(id);
  return sendUnlessRefused(key, TAKEN_OUT, async () => {
    const db = await openKept();
    const [documentId = ''] = id.split('/');
    // The account takes them away with their document, or keeps both.
    if ((await db.getKey('drafts', documentId)) !== undefined) {
      const answer = await removeReminder(id);
      if (!answer.ok) return answer.problem;
    }
    await (await openKept()).delete('synced', key);
    return null;
  });
}

/** The stamps of a reminder: it never changes. */
export const MADE = 'made';
export const TAKEN_OUT = '';
