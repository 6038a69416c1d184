import type { Transporter } from 'nodemailer';
import type { WaitingEmail } from './email-queue.ts';

/** An SMTP server by its URL; nodemailer is loaded with the first e-mail. */
export function openSmtp(url: string, from: string) {
  let opening: Promise<Transporter> | null = null;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    // No requeues: only the queue retries. Nodemailer would, after a connection broken half-way.
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
 * The Message-ID is derived from the queue’s id: if a broken connection makes an e-mail arrive
 * twice, mail clients can show it once.
 */
function readEnvelope({ id, email }: WaitingEmail, from: string) {
  const { to, subject, html, text, replyTo, unsubscribeUrl, attachments = [] } = email;
  return {
    // An object: a plain string would be parsed as a list of addresses.
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      // Suppresses automatic replies (RFC 3834), unless a person expects an answer.
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

/** No working SMTP server takes longer for a step. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
