import type { Context } from 'hono';

/**
 * From an address that is nearly the one of a page, with capitals or a last slash, to that page;
 * null when there is none. For what nothing else answers.
 */
export function redirectToPage(
  context: Context,
  isPage: (path: string) => boolean,
): Response | null {
  const { pathname, search } = new URL(context.req.url);
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  return isRead && isPage(path) ? context.redirect(path + search, 301) : null;
}
