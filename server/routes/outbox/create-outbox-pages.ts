import { type Context, Hono } from 'hono';
import { findKept, listOutbox } from '#server/email/outbox.ts';
import { onlyHere } from '#server/middleware/only-here.ts';
import { writeList, writeOne } from './outbox-pages.ts';

/** `/outbox`: shows stored messages to whoever runs the server on their own machine. */
export function createOutboxPages(folder: string): Hono {
  const pages = new Hono();
  pages.use(onlyHere());
  pages.get('/', async (context) => send(context, writeList(await listOutbox(folder))));
  pages.get('/:name', async (context) => {
    const email = await findKept(folder, context.req.param('name'));
    return email ? send(context, writeOne(email)) : context.notFound();
  });
  return pages;
}

function send(context: Context, page: ReturnType<typeof writeList>) {
  context.header('Cache-Control', 'no-store');
  context.header('Content-Security-Policy', POLICY);
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(page);
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
