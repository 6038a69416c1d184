import { hashOf } from '#app/data/account/dossier/split-files.ts';

/**
 * The id that a row of an export gets in the account of a user: the same each time, so that an
 * import done twice adds nothing (RFC 9562, version 8).
 */
export async function deriveId(userId: string, id: string): Promise<string> {
  const hash = await hashOf(new TextEncoder().encode(`${userId}/${id}`));
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}
