import type { Transporter } from 'nodemailer';
import type { WaitingEmail } from './email-queue.ts';

/** A server of mail, by its address; nodemailer is loaded with the first message. */
export function openSmtp(url: string, from: string) {
  let opening: Promise<Transporter> | null = null;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    // The queue alone sends again: nodemailer would, after a connection that ended in the middle.
    return createTransport({ url, pool: true, maxRequeues: 0, ...PATIENCE }, { from });
  };
  return {
    deliver: async (waiting: WaitingEmail) => {
      opening ??= open();
      await (await opening).sendMail(readEnvelope(waiting, from));
    },
    close: async () => (await opening)?.close(),
  };
}

/**
 * The same message has the same Message-ID each time: where one arrives twice, since the server of
 * mail was cut off before it could say that it had it, mailboxes that look at it show it once.
 */
function readEnvelope({ id, email }: WaitingEmail, from: string) {
  const { to, subject, html, text, replyTo, unsubscribeUrl, attachments = [] } = email;
  return {
    // As it is: a text would be read as a list of addresses.
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      // No absence message answers (RFC 3834), unless a person is to be answered.
      ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(replyTo && { replyTo }),
    attachments: attachments.map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      content: base64,
      encoding: 'base64',
    })),
  };
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

/** No step of a server that accepts mail takes longer. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
