import { listWrittenPages } from './list-written-pages.server.ts';

/** What the search knows of every page, without its text; prerendered. */
export function loader(): Response {
  return Response.json(listWrittenPages().map(({ text: _, ...page }) => page));
}
