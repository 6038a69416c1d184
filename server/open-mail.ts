import { join } from 'node:path';
import type { Hono } from 'hono';
import type { EmailLetter } from './email/letter.ts';
import { type AccountMessage, writeAccountLetter } from './email/letters/account-letters.ts';
import type { CourierReport } from './email/queue/courier.ts';
import type { CallDatabase } from './email/queue/mail-queue.ts';
import { createSender, type Sender } from './email/sender.ts';
import type { Environment } from './environment.ts';
import { isServedHereOnly } from './is-served-here-only.ts';
import { createOutboxPages } from './routes/outbox/create-outbox-pages.ts';

export type Mail = {
  /** The same `id` twice is one message. */
  sendLetter: (to: string, letter: EmailLetter, id?: string) => Promise<void>;
  sendAccountMessage: (message: { to: string } & AccountMessage) => Promise<void>;
  /** Pages of stored messages; null when messages are sent, or other machines reach the server. */
  outbox: Hono | null;
  /** Enables sending, once a database can store the queue. */
  openQueue: (call: CallDatabase) => void;
  close: () => Promise<void>;
};

/** Queues messages for SMTP, or stores them in a folder of the data directory. */
export function openMail(
  { smtpUrl, mailFrom, dataDirectory, ...settings }: Environment,
  report: CourierReport,
): Mail {
  const folder = join(dataDirectory, 'outbox');
  let sender: Sender | null = null;
  let tellOpen: (opened: Sender) => void = () => undefined;
  const opening = new Promise<Sender>((resolve) => {
    tellOpen = resolve;
  });
  // Loaded with the first message: rendering takes a third of all code that the server loads.
  const sendLetter: Mail['sendLetter'] = async (to, letter, id) => {
    const { makeMessage } = await import('./email/message.ts');
    await (await opening).send(await makeMessage(to, letter), id);
  };
  const isShown = smtpUrl === null && isServedHereOnly(settings);
  return {
    sendLetter,
    sendAccountMessage: ({ to, ...message }) => sendLetter(to, writeAccountLetter(message)),
    outbox: isShown ? createOutboxPages(folder) : null,
    openQueue: (call) => {
      sender = createSender({ smtpUrl, from: mailFrom, outbox: folder, report }, call);
      tellOpen(sender);
    },
    close: async () => sender?.close(),
  };
}
