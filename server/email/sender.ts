import { keepEmail } from './outbox.ts';
import { adoptOutbox } from './queue/adopt-outbox.ts';
import { type CourierReport, createCourier } from './queue/courier.ts';
import { type CallDatabase, createEmailQueue } from './queue/email-queue.ts';
import { openSmtp } from './queue/open-smtp.ts';
import type { StoredEmail } from './stored-email.ts';

/**
 * Queues messages: `send` resolves once a message is on the disk, and rejects when it could not be:
 * who asked must undo what waits for it. No request waits for an SMTP server, nor fails with it.
 * The same `id` twice is one message. `close` resolves when what is on its way has arrived.
 */
export type Sender = {
  send: (email: StoredEmail, id?: string) => Promise<void>;
  close: () => Promise<void>;
};

export type SenderSettings = {
  smtpUrl: string | null;
  from: string;
  /** A folder: where messages stay when there is no SMTP server. */
  outbox: string;
  /** Told, without a word of the message, when one did not go. */
  report: CourierReport;
};

/**
 * Messages wait in the database and leave by SMTP where the operator gave a server; else they are
 * files of the folder `outbox`. Either way the database has noted them.
 */
export function createSender(settings: SenderSettings, call: CallDatabase): Sender {
  const queue = createEmailQueue(call);
  const { smtpUrl, from, outbox, report } = settings;
  if (smtpUrl === null)
    return {
      send: async (email, id) => {
        await keepEmail(outbox, email, { id });
        await queue.note(email, id);
      },
      close: async () => undefined,
    };
  const smtp = openSmtp(smtpUrl, from);
  const courier = createCourier({ queue, deliver: smtp.deliver, report });
  const adopting = adoptOutbox(outbox, { queue, report }).then(courier.wake);
  return {
    send: async (email, id) => {
      await queue.add(email, id);
      courier.wake();
    },
    close: async () => {
      await adopting;
      await courier.close();
      await smtp.close();
    },
  };
}
