import { isAccount } from '#app/data/is-account.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { StoredDraft } from '#documents/dossier';
import type { Repetition } from '#documents/repetition';

/**
 * The documents that repeat, of the account or of this device. Every method rejects when storage
 * fails: for an account, without a network too.
 */
export const repetitions = {
  list: async (): Promise<Repetition[]> => (await load()).list(),
  save: async (repetition: Repetition): Promise<void> => (await load()).save(repetition),
  /** Rejects for one that was stopped meanwhile: it does not come back. */
  change: async (repetition: Repetition): Promise<void> => (await load()).change(repetition),
  remove: async (id: string): Promise<void> => (await load()).remove(id),
};

async function load(): Promise<Keeper> {
  return isAccount() ? await fetchPart(loadAccount) : await fetchPart(loadDevice);
}

type Keeper = typeof repetitions;

const loadAccount = async (): Promise<Keeper> => {
  const { listInAccount, saveInAccount, changeInAccount, removeFromAccount } = await import(
    '#app/data/account/repetitions/repetitions.ts'
  );
  return {
    list: listInAccount,
    save: saveInAccount,
    change: changeInAccount,
    remove: removeFromAccount,
  };
};
const loadDevice = async (): Promise<Keeper> => {
  const { listOnDevice, saveOnDevice, changeOnDevice, removeFromDevice } = await import(
    '#app/data/device/repetitions.ts'
  );
  return {
    list: listOnDevice,
    save: saveOnDevice,
    change: changeOnDevice,
    remove: removeFromDevice,
  };
};

/** What is due on this device; the server prepares the documents of an account. */
export async function prepareDue(): Promise<readonly StoredDraft[]> {
  if (isAccount()) return [];
  const { prepareOnDevice } = await fetchPart(() => import('#app/data/device/repetitions.ts'));
  return prepareOnDevice();
}
