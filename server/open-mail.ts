import { join } from 'node:path';
import type { Hono } from 'hono';
import { isLoopbackHost } from './backend/is-loopback-host.ts';
import { type AccountMessage, writeAccountLetter } from './email/account-letters.ts';
import type { CourierReport } from './email/courier.ts';
import type { EmailLetter } from './email/lay-out-email.ts';
import { createSender } from './email/sender.ts';
import type { Environment } from './environment.ts';
import { createOutboxPages } from './routes/outbox/create-outbox-pages.ts';

export type Mail = {
  sendLetter: (to: string, letter: EmailLetter) => Promise<void>;
  sendAccountMessage: (message: { to: string } & AccountMessage) => Promise<void>;
  /**
   * Where kept messages are read; null where they are sent, or where others than this machine reach
   * the server.
   */
  outbox: Hono | null;
  close: () => Promise<void>;
};

/**
 * Messages wait in a folder of the data directory; they leave it by SMTP where the operator gave a
 * server.
 */
export function openMail(
  { smtpUrl, mailFrom, dataDirectory, ...settings }: Environment,
  report: CourierReport,
): Mail {
  const folder = join(dataDirectory, 'outbox');
  const { send, close } = createSender({ smtpUrl, from: mailFrom, outbox: folder, report });
  // Drawing a message takes a third of what the server loads: with the first message, not at the
  // start.
  const sendLetter: Mail['sendLetter'] = async (to, letter) => {
    const { makeMessage } = await import('./email/message.ts');
    await send(await makeMessage(to, letter));
  };
  const isShown = smtpUrl === null && isServedHereOnly(settings);
  return {
    sendLetter,
    sendAccountMessage: ({ to, ...message }) => sendLetter(to, writeAccountLetter(message)),
    outbox: isShown ? createOutboxPages(folder) : null,
    close,
  };
}

/**
 * As far as an operator says it: a site that others visit has an address of its own, or a proxy in
 * front.
 */
function isServedHereOnly({
  host,
  siteOrigin,
  trustedProxies,
}: Pick<Environment, 'host' | 'siteOrigin' | 'trustedProxies'>): boolean {
  const isPublic = siteOrigin !== null && !isLoopbackHost(new URL(siteOrigin).host);
  return isLoopbackHost(host) && trustedProxies === 0 && !isPublic;
}
