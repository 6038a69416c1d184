import { databaseOf, getKeeper } from './device/keeper.ts';

/**
 * Whether this browser may hold documents, without creating the database; false when the browser
 * cannot tell.
 */
export async function mayHoldDocuments(): Promise<boolean> {
  const wanted = databaseOf(getKeeper());
  try {
    return (await indexedDB.databases()).some(({ name }) => name === wanted);
  } catch {
    return false;
  }
}
