import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { securityHeaders } from './middleware/security-headers.ts';
import { serveFiles } from './routes/files.ts';
import { readPages, sendPage } from './routes/pages.ts';

/** The whole server but its port. */
export function createApp({ clientDirectory }: Dependencies) {
  const pages = readPages(clientDirectory);
  const notFoundPage = pages.get('/404');
  pages.delete('/404');

  const app = new Hono();
  app.use(securityHeaders());
  app.use(compress());
  app.use(etag());

  app.get('*', (context, next) => {
    const page = pages.get(context.req.path);
    return page ? sendPage(context, page) : next();
  });
  app.get('*', serveFiles(clientDirectory));

  app.notFound((context) => {
    if (notFoundPage) return sendPage(context, notFoundPage, 404);
    return context.text('Cette page n’existe pas.', 404);
  });
  app.onError((error, context) => {
    console.error(error);
    return context.text('Une erreur est survenue. Réessayez dans un instant.', 500);
  });
  return app;
}

/** `clientDirectory`: where the build writes the application. */
type Dependencies = { clientDirectory: string };
