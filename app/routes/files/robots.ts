import { writeRobots } from '#app/lib/pages/site-files.ts';

/** Written once at build time. */
export function loader(): Response {
  return new Response(writeRobots(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
