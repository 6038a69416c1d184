import { randomUUID } from 'node:crypto';
import { type StoredEmail, storedEmailSchema } from '#server/email/stored-email.ts';

/** Calls a database function as the server and returns its rows; rejects without an answer. */
export type CallDatabase = (name: string, values: Record<string, unknown>) => Promise<unknown[]>;

export type WaitingEmail = { id: string; email: StoredEmail };
/** `email` is null when the stored text is invalid. */
export type TakenEmail = { id: string; email: StoredEmail | null };
/** `reason` is a code, never the words of another server: they may hold the address. */
export type Settlement = { outcome: 'sent' } | { outcome: 'refused' | 'later'; reason: string };
export type EmailQueue = ReturnType<typeof createEmailQueue>;

/**
 * The e-mail queue in the database. A taken e-mail belongs to this sender until settled, or for
 * 20 seconds after the last `hold`.
 */
export function createEmailQueue(call: CallDatabase) {
  const p_holder = randomUUID();
  return {
    /**
     * Resolves once the e-mail is stored: true, or false for a welcome that is not due. The same
     * `id` twice is one e-mail.
     */
    add: (email: StoredEmail, id: string = randomUUID()) =>
      put(call, { id, email, content: JSON.stringify(email) }),
    /** Records an e-mail that is stored elsewhere, likewise. */
    note: (email: StoredEmail, id: string = randomUUID()) =>
      put(call, { id, email, content: null }),
    take: async (): Promise<TakenEmail | null> => {
      const [row] = await call('take_mail', { p_holder });
      if (row === undefined) return null;
      // The columns of the migration.
      const { id, content } = row as { id: string; content: string };
      return { id, email: readEmail(content) };
    },
    /** Prolongs the hold on e-mails still being sent. */
    hold: async () => {
      await call('hold_mail', { p_holder });
    },
    /**
     * Returns the new status, « failed » when no retry is left; null when another sender holds it.
     */
    settle: async (id: string, settlement: Settlement): Promise<string | null> => {
      const [row] = await call('settle_mail', {
        p_id: id,
        p_holder,
        p_outcome: settlement.outcome,
        p_reason: 'reason' in settlement ? settlement.reason : null,
      });
      return row === undefined ? null : (row as { status: string }).status;
    },
  };
}

async function put(
  call: CallDatabase,
  { id, email, content }: { id: string; email: StoredEmail; content: string | null },
): Promise<boolean> {
  const { to, type, subject, leavesNoName, waitS, welcome } = email;
  const note = {
    p_id: id,
    p_recipient: leavesNoName ? '' : to,
    p_type: type,
    p_subject: subject,
    p_content: content,
  };
  const rows = welcome
    ? await call('add_welcome', {
        ...note,
        p_user_id: welcome.userId,
        p_is_asked: welcome.isAsked,
      })
    : await call('add_mail', { ...note, ...(waitS && { p_wait_s: waitS }) });
  if (rows.length === 0 && welcome?.isAsked) throw new Error('No profile to note the welcome on');
  return rows.length > 0;
}

function readEmail(content: string): StoredEmail | null {
  try {
    return storedEmailSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}
