import { databaseOf, getKeeper } from './device/keeper.ts';

/**
 * Whether this browser may hold documents, told without making the database that would hold them;
 * false where it does not say.
 */
export async function mayHoldDocuments(): Promise<boolean> {
  const wanted = databaseOf(getKeeper());
  try {
    return (await indexedDB.databases()).some(({ name }) => name === wanted);
  } catch {
    return false;
  }
}
