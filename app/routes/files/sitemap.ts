import { writeSitemap } from '#app/lib/pages/site-files.ts';
import { everyPage } from '#content/every-page.ts';

/** Prerendered. */
export function loader(): Response {
  return new Response(writeSitemap(everyPage), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
