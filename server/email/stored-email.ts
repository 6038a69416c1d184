import * as z from 'zod/mini';

/** A message as it waits: whole, so that whoever sends it needs nothing else. */
export const storedEmailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Why it is sent, « recovery »: what is noted of it once it is gone. */
  type: z._default(z.string(), 'account'),
  /** Nothing names its reader once it is gone: the account is deleted. */
  leavesNoName: z.optional(z.boolean()),
  /** It leaves so many seconds after it was queued, at the earliest. */
  waitS: z.optional(z.number()),
  replyTo: z.optional(z.string()),
  /** Where it is refused for good, by a link and by one click (RFC 8058). */
  unsubscribeUrl: z.optional(z.string()),
  attachments: z.optional(
    z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
  ),
});

export type StoredEmail = z.infer<typeof storedEmailSchema>;
