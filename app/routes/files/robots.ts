import { writeRobots } from '#app/lib/pages/site-files.ts';

/** Prerendered. */
export function loader(): Response {
  return new Response(writeRobots(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
