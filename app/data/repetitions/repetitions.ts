import { isAccount } from '#app/data/is-account.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { StoredDraft } from '#documents/dossier';
import type { RepetitionKeeper } from './repetition-keeper.ts';

/** The documents that repeat, of the account (which needs a network) or else of this device. */
export const repetitions: RepetitionKeeper = {
  list: async () => (await getKeeper()).list(),
  save: async (repetition) => (await getKeeper()).save(repetition),
  change: async (repetition) => (await getKeeper()).change(repetition),
  changeProgress: async (id, change) => (await getKeeper()).changeProgress(id, change),
  remove: async (id) => (await getKeeper()).remove(id),
};

/** Prepares and returns the documents due on this device; the server does it for an account. */
export async function prepareDue(): Promise<readonly StoredDraft[]> {
  return isAccount() ? [] : (await fetchPart(loadDevice)).prepareOnDevice();
}

async function getKeeper(): Promise<RepetitionKeeper> {
  return isAccount()
    ? (await fetchPart(loadAccount)).accountRepetitions
    : (await fetchPart(loadDevice)).deviceRepetitions;
}

const loadAccount = () => import('#app/data/account/repetitions/repetitions.ts');
const loadDevice = () => import('#app/data/device/repetitions.ts');
