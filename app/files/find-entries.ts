import { isAccount } from '#app/data/is-account.ts';
import { answerInTime } from '#app/lib/answer-in-time.ts';
import type { Draft } from '#documents';
import type { RecordIds } from '#documents/dossier';

/** The client and the company of the account that each draft counts for; none for a visitor. */
export function findEntries(drafts: readonly Draft[]): Promise<readonly RecordIds[]> {
  const unknown = drafts.map(() => ({}));
  return isAccount()
    ? answerInTime(async () => (await loadRecords()).findRecordIds(drafts), unknown)
    : Promise.resolve(unknown);
}

/** One file, which visitors never fetch. */
function loadRecords() {
  return import('#app/data/account/records/kept/find-record-ids.ts');
}
