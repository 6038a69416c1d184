import { randomUUID } from 'node:crypto';
import { type StoredEmail, storedEmailSchema } from '#server/email/stored-email.ts';

/**
 * Calls a function of the database as the server, and gives its rows. Rejects when it is not
 * answered.
 */
export type CallDatabase = (name: string, values: Record<string, unknown>) => Promise<unknown[]>;

export type WaitingEmail = { id: string; email: StoredEmail };
/** `email` is null when the stored text is invalid. */
export type TakenEmail = { id: string; email: StoredEmail | null };
export type EmailOutcome = 'sent' | 'refused' | 'later';
export type EmailQueue = ReturnType<typeof createEmailQueue>;

/**
 * The messages that wait in the database. A message is in one pair of hands at a time: those of
 * this queue, under a name of its own, until it settles the message or falls silent for two
 * minutes.
 */
export function createEmailQueue(call: CallDatabase) {
  const p_holder = randomUUID();
  return {
    /** Resolves once the message is kept. The same `id` twice is one message. */
    add: async (email: StoredEmail, id: string = randomUUID()) => {
      await call('add_mail', noteOf(id, email, JSON.stringify(email)));
    },
    /** Notes a message that waits elsewhere; the same `id` twice is one note. */
    note: async (email: StoredEmail, id: string = randomUUID()) => {
      await call('add_mail', noteOf(id, email, null));
    },
    take: async (): Promise<TakenEmail | null> => {
      const [row] = await call('take_mail', { p_holder });
      if (row === undefined) return null;
      // The columns are those of the migration.
      const { id, content } = row as { id: string; content: string };
      return { id, email: readEmail(content) };
    },
    /** Says that what was taken is still being sent. */
    hold: async () => {
      await call('hold_mail', { p_holder });
    },
    /** Gives its status, « failed » when « later » is too late; null when another queue has it. */
    settle: async (id: string, outcome: EmailOutcome): Promise<string | null> => {
      const [row] = await call('settle_mail', { p_id: id, p_holder, p_outcome: outcome });
      return row === undefined ? null : (row as { status: string }).status;
    },
  };
}

function readEmail(content: string): StoredEmail | null {
  try {
    return storedEmailSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

function noteOf(
  id: string,
  { to, type, subject, leavesNoName, waitS }: StoredEmail,
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
