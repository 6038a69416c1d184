import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** For a user, the server replaces `email` by the address of the account. */
export type SupportMessage = { email: string; subject: string; message: string };

/** A ticket number, and whether a confirmation e-mail is on its way. */
export type SupportReceipt = z.infer<typeof receiptSchema>;

/** A message sent twice with the same `id` counts once. */
export function sendSupportMessage(
  body: SupportMessage & { id: string },
): Promise<FunctionAnswer<SupportReceipt>> {
  return callFunction('support-message', { body, schema: receiptSchema });
}

/** The server’s limits, in characters. */
export const SUPPORT_LIMITS = { subject: 150, message: 5000 } as const;

const receiptSchema = z.object({ number: z.string(), receipt_sent: z.boolean() });
