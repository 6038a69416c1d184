import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Scripts, styles, fonts and images of the build. Pages have their own route. */
export function serveFiles(clientDirectory: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: clientDirectory });
  return (context, next) => {
    const { path } = context.req;
    if (!/\.(?!html$)\w+$/.test(path)) return next();
    context.header('Cache-Control', cacheControl(path));
    return serveFile(context, next);
  };
}

/** The names of /assets/ change with their content. */
function cacheControl(path: string) {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400';
}
