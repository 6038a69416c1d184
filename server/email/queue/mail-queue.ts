import { randomUUID } from 'node:crypto';
import { type Message, messageSchema } from '#server/email/stored-message.ts';

/**
 * Calls a function of the database as the server, and gives its rows. Rejects when it is not
 * answered.
 */
export type CallDatabase = (name: string, values: Record<string, unknown>) => Promise<unknown[]>;

export type WaitingMail = { id: string; message: Message };
/** `message` is null where what was kept is none. */
export type TakenMail = { id: string; message: Message | null };
export type MailOutcome = 'sent' | 'refused' | 'later';
export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * The messages that wait in the database. A message is in one pair of hands at a time: those of
 * this queue, under a name of its own, until it settles the message or falls silent for two
 * minutes.
 */
export function createMailQueue(call: CallDatabase) {
  const p_holder = randomUUID();
  return {
    /** Resolves once the message is kept. The same `id` twice is one message. */
    add: async (message: Message, id: string = randomUUID()) => {
      await call('add_mail', noteOf(id, message, JSON.stringify(message)));
    },
    /** Notes a message that waits elsewhere; the same `id` twice is one note. */
    note: async (message: Message, id: string = randomUUID()) => {
      await call('add_mail', noteOf(id, message, null));
    },
    take: async (): Promise<TakenMail | null> => {
      const [row] = await call('take_mail', { p_holder });
      if (row === undefined) return null;
      // The columns are those of the migration.
      const { id, content } = row as { id: string; content: string };
      return { id, message: readMessage(content) };
    },
    /** Says that what was taken is still being sent. */
    hold: async () => {
      await call('hold_mail', { p_holder });
    },
    /** Gives its status, « failed » when « later » is too late; null when another queue has it. */
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
