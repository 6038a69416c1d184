import { preload } from 'react-dom';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/** Used for prerendering only: each page is complete before it is written. */
export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = (
    <>
      <StyleSheets hrefs={context.manifest.routes.root?.css ?? []} />
      <ServerRouter context={context} url={request.url} />
    </>
  );
  // One chunk: no content waits for a script to move it into place.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}

/** Asks for them before any script: nothing is painted until they are there. */
function StyleSheets({ hrefs }: { hrefs: readonly string[] }) {
  for (const href of hrefs) preload(href, { as: 'style' });
  return null;
}
