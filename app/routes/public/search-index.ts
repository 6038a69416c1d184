import { makeIndex } from '#app/features/articles/search/make-index.server.ts';

/** The index of /recherche, prerendered. */
export function loader(): Response {
  return Response.json(makeIndex());
}
