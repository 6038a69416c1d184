import type { Context } from 'hono';

/**
 * Redirects a URL with capitals or a trailing slash to its page; null when there is none. For
 * requests that no route answers.
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
