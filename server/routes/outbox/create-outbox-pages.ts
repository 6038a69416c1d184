import { type Context, Hono } from 'hono';
import { findKept, listOutbox } from '#server/email/outbox.ts';
import { onlyHere } from '#server/middleware/only-here.ts';
import { type Html, plainPagePolicy } from '#server/routes/plain-page.ts';
import { writeList, writeOne } from './outbox-pages.ts';

/** `/outbox`: shows stored messages to whoever runs the server on their own machine. */
export function createOutboxPages(folder: string): Hono {
  const pages = new Hono();
  pages.use(onlyHere());
  pages.get('/', async (context) =>
    send(context, writeList(await listOutbox(folder)), LIST_POLICY),
  );
  pages.get('/:name', async (context) => {
    const email = await findKept(folder, context.req.param('name'));
    return email ? send(context, writeOne(email), EMAIL_POLICY) : context.notFound();
  });
  return pages;
}

function send(context: Context, page: Html, policy: string) {
  context.header('Cache-Control', 'no-store');
  context.header('Content-Security-Policy', policy);
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(page);
}

const NO_FORM = "form-action 'none'";
const LIST_POLICY = plainPagePolicy([NO_FORM]);
/** The frame of a message has the policy of the page, and messages are styled by attributes. */
const EMAIL_POLICY = plainPagePolicy([NO_FORM, 'img-src data:'], "'unsafe-inline'");
