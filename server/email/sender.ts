import { keepEmail } from './outbox.ts';
import { adoptOutbox } from './queue/adopt-outbox.ts';
import { type CourierReport, createCourier } from './queue/courier.ts';
import { type CallDatabase, createEmailQueue } from './queue/email-queue.ts';
import { openSmtp } from './queue/open-smtp.ts';
import type { StoredEmail } from './stored-email.ts';

/**
 * `send` resolves once an e-mail is stored and rejects if it cannot be, so that its caller undoes
 * the change that needs it; it never waits for SMTP. The same `id` twice is one e-mail. `close`
 * resolves once e-mails being sent have arrived.
 */
export type Sender = {
  send: (email: StoredEmail, id?: string) => Promise<void>;
  close: () => Promise<void>;
};

export type SenderSettings = {
  smtpUrl: string | null;
  from: string;
  /** The folder where e-mails stay without an SMTP server. */
  outbox: string;
  /** Reports failures without any content of the e-mail. */
  report: CourierReport;
};

/**
 * Queues e-mails in the database for SMTP, or without an SMTP server writes them to `outbox`. Both
 * are recorded in the database.
 */
export function createSender(settings: SenderSettings, call: CallDatabase): Sender {
  const queue = createEmailQueue(call);
  const { smtpUrl, from, outbox, report } = settings;
  if (smtpUrl === null)
    return {
      send: async (email, id) => {
        // A welcome that is not due must not be kept.
        if (email.welcome && !(await queue.note(email, id))) return;
        await keepEmail(outbox, email, { id });
        if (!email.welcome) await queue.note(email, id);
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
