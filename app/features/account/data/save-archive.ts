import { type Answer, failWith } from '#app/data/account/answer.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { site } from '#content/site.ts';

type Hooks = Parameters<typeof import('./make-archive.ts')['makeArchive']>[1];

/**
 * Saves the archive of the account; null once aborted, else how much is not in it, being on this
 * device only. The file name holds the date.
 */
export async function saveArchive(hooks: Hooks): Promise<Answer<{ waiting: number } | null>> {
  const code = await import('./on-demand.ts').catch(() => null);
  if (!code) return failWith('network');
  const made = await code.makeArchive(new Date(), hooks);
  if (!made.ok) return made;
  if (!made.value) return { ok: true, value: null };
  const name = `${site.filePrefix}-mes-donnees-${todayInFrance()}.zip`;
  saveFile(name, made.value.zip, 'application/zip');
  return { ok: true, value: { waiting: made.value.waiting } };
}
