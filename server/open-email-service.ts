import { join } from 'node:path';
import type { Hono } from 'hono';
import { type AccountEmail, writeAccountEmail } from './email/contents/account-emails.ts';
import type { EmailContent } from './email/email-content.ts';
import type { CourierReport } from './email/queue/courier.ts';
import type { CallDatabase } from './email/queue/email-queue.ts';
import { createSender, type Sender } from './email/sender.ts';
import type { Environment } from './environment.ts';
import { isServedHereOnly } from './is-served-here-only.ts';
import { createOutboxPages } from './routes/outbox/create-outbox-pages.ts';

export type EmailService = {
  /** The same `id` twice is one message. */
  sendEmail: (to: string, content: EmailContent, id?: string) => Promise<void>;
  sendAccountEmail: (email: { to: string } & AccountEmail) => Promise<void>;
  /** Pages of stored messages; null when messages are sent, or other machines reach the server. */
  outbox: Hono | null;
  /** Enables sending, once a database can store the queue. */
  openQueue: (call: CallDatabase) => void;
  close: () => Promise<void>;
};

/** Queues messages for SMTP, or stores them in a folder of the data directory. */
export function openEmailService(
  { smtpUrl, mailFrom, dataDirectory, ...settings }: Environment,
  report: CourierReport,
): EmailService {
  const folder = join(dataDirectory, 'outbox');
  let sender: Sender | null = null;
  let tellOpen: (opened: Sender) => void = () => undefined;
  const opening = new Promise<Sender>((resolve) => {
    tellOpen = resolve;
  });
  // Loaded with the first message: rendering takes a third of all code that the server loads.
  const sendEmail: EmailService['sendEmail'] = async (to, content, id) => {
    const { makeEmail } = await import('./email/make-email.ts');
    await (await opening).send(await makeEmail(to, content), id);
  };
  const isShown = smtpUrl === null && isServedHereOnly(settings);
  return {
    sendEmail,
    sendAccountEmail: ({ to, ...email }) => sendEmail(to, writeAccountEmail(email)),
    outbox: isShown ? createOutboxPages(folder) : null,
    openQueue: (call) => {
      sender = createSender({ smtpUrl, from: mailFrom, outbox: folder, report }, call);
      tellOpen(sender);
    },
    close: async () => sender?.close(),
  };
}
