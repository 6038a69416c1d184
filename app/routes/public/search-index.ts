import { makeIndex } from '#app/features/articles/search/make-index.server.ts';

/** What /recherche asks, written once at build time. */
export function loader(): Response {
  return Response.json(makeIndex());
}
