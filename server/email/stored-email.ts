import * as z from 'zod/mini';

/** A stored e-mail, complete: any server can send it. */
export const storedEmailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The purpose (« recovery »), the only content recorded after sending. */
  type: z._default(z.string(), 'account'),
  /** Do not record the recipient after sending: the account is deleted. */
  leavesNoName: z.optional(z.boolean()),
  /** A welcome, noted on the profile of its user: only where one is due, unless it is asked for. */
  welcome: z.optional(z.object({ userId: z.string(), isAsked: z.boolean() })),
  /** Seconds that it waits in the queue at least. */
  waitS: z.optional(z.number()),
  replyTo: z.optional(z.string()),
  /** Unsubscribes by link and by one click (RFC 8058). */
  unsubscribeUrl: z.optional(z.string()),
  attachments: z.optional(
    z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
  ),
});

export type StoredEmail = z.infer<typeof storedEmailSchema>;
