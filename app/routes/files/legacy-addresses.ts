import { legacyKeys } from '#content/legacy-keys.ts';

/** The addresses of the older site, for the browser; written once at build time. */
export function loader(): Response {
  return Response.json(Object.fromEntries(legacyKeys));
}
