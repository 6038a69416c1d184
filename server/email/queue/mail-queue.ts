import { randomUUID } from 'node:crypto';
import { type Message, messageSchema } from '#server/email/stored-message.ts';

/** Calls a database function as the server and returns its rows; rejects without an answer. */
export type CallDatabase = (name: string, values: Record<string, unknown>) => Promise<unknown[]>;

export type WaitingMail = { id: string; message: Message };
/** `message` is null when the stored text is invalid. */
export type TakenMail = { id: string; message: Message | null };
export type MailOutcome = 'sent' | 'refused' | 'later';
export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * The message queue in the database. A taken message belongs to this sender until settled, or for
 * two minutes after the last `hold`.
 */
export function createMailQueue(call: CallDatabase) {
  const p_holder = randomUUID();
  return {
    /** Resolves once the message is stored. The same `id` twice is one message. */
    add: async (message: Message, id: string = randomUUID()) => {
      await call('add_mail', noteOf(id, message, JSON.stringify(message)));
    },
    /** Records a message that is stored elsewhere; the same `id` twice is one record. */
    note: async (message: Message, id: string = randomUUID()) => {
      await call('add_mail', noteOf(id, message, null));
    },
    take: async (): Promise<TakenMail | null> => {
      const [row] = await call('take_mail', { p_holder });
      if (row === undefined) return null;
      // The columns of the migration.
      const { id, content } = row as { id: string; content: string };
      return { id, message: readMessage(content) };
    },
    /** Prolongs the hold on messages still being sent. */
    hold: async () => {
      await call('hold_mail', { p_holder });
    },
    /**
     * Returns the new status, « failed » when no retry is left; null when another sender holds it.
     */
    settle: async (id: string, outcome: MailOutcome): Promise<string | null> => {
      const [row] = await call('settle_mail', { p_id: id, p_holder, p_outcome: outcome });
      return row === undefined ? null : (row as { status: string }).status;
    },
  };
}

function readMessage(content: string): Message | null {
  try {
    return messageSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

function noteOf(
  id: string,
  { to, type, subject, leavesNoName, waitS }: Message,
  content: string | null,
) {
  return {
    p_id: id,
    p_recipient: leavesNoName ? '' : to,
    p_type: type,
    p_subject: subject,
    p_content: content,
    ...(waitS && { p_wait_s: waitS }),
  };
}
