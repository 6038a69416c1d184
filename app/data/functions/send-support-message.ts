import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** What somebody writes to the operator; the address of a user is that of the account. */
export type SupportMessage = { email: string; subject: string; message: string };

/** What the operator's server gives for it: a number, and whether its receipt is on its way. */
export type SupportReceipt = z.infer<typeof receiptSchema>;

/** Sent again under the same `id`, the same words are one message. */
export function sendSupportMessage(
  body: SupportMessage & { id: string },
): Promise<FunctionAnswer<SupportReceipt>> {
  return callFunction('support-message', { body, schema: receiptSchema });
}

/** What the server accepts. */
export const SUPPORT_LIMITS = { subject: 150, message: 5000 } as const;

const receiptSchema = z.object({ number: z.string(), receipt_sent: z.boolean() });
