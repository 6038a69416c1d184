import { legacyKeys } from '#content/legacy-keys.ts';

/** Prerendered. */
export function loader(): Response {
  return Response.json(Object.fromEntries(legacyKeys));
}
