import { listPageTexts } from './list-page-texts.server.ts';

/** The words of the texts, for questions that nothing else answers; prerendered. */
export function loader(): Response {
  return Response.json(listPageTexts());
}
