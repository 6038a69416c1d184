import { writeManifest } from '#app/lib/pages/site-files.ts';

/** Prerendered. */
export function loader(): Response {
  return new Response(writeManifest(), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
