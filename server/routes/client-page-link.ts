import type { Context } from 'hono';

/** `/d/<token>`: some programs replace the « # » of a link. */
export const CLIENT_PAGE_LINK = '/d/:token{[\\w-]{22}}';

/**
 * Puts the token of a client’s page back behind the « # », where no server sees it. Nothing keeps
 * this answer; the log has the pattern of the route alone.
 */
export function moveToFragment(context: Context): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: `/d#${context.req.param('token')}`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}
