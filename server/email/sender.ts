import { type CourierReport, createCourier } from './courier.ts';
import type { Message } from './message.ts';
import { keepMessage } from './outbox.ts';

/**
 * Queues messages: `send` resolves once a message is on the disk, and rejects when it could not be:
 * who asked must undo what waits for it. No request waits for an SMTP server, nor fails with it.
 * `close` resolves when what is on its way has arrived.
 */
export type Sender = { send: (message: Message) => Promise<void>; close: () => Promise<void> };

/**
 * Messages are files of the folder `outbox`; they leave it by SMTP where the operator gave a
 * server.
 */
export function createSender({
  smtpUrl,
  from,
  outbox,
  report = () => undefined,
}: {
  smtpUrl: string | null;
  from: string;
  outbox: string;
  /** Told, without a word of the message, when one did not go. */
  report?: CourierReport;
}): Sender {
  if (smtpUrl === null)
    return { send: (message) => keepMessage(outbox, message), close: async () => undefined };
  const smtp = openSmtp(smtpUrl, from);
  const courier = createCourier({ folder: outbox, deliver: smtp.deliver, report });
  // What the last server had not sent.
  courier.wake();
  return {
    send: async (message) => {
      await keepMessage(outbox, message);
      courier.wake();
    },
    close: async () => {
      await courier.close();
      await smtp.close();
    },
  };
}

/** Loaded with the first message. */
function openSmtp(url: string, from: string) {
  let opening: ReturnType<typeof open> | null = null;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, pool: true }, { from });
  };
  return {
    deliver: async (message: Message) => {
      opening ??= open();
      await (await opening).sendMail(message);
    },
    close: async () => (await opening)?.close(),
  };
}
