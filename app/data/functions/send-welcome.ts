import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** Whom the server welcomes; it believes none of it, and reads the account itself. */
export type Newcomer = { email: string; userId: string; firstName: string; lastName: string };

/** Asks for the message that welcomes a user; while the address is unconfirmed, it confirms it. */
export function sendWelcome(newcomer: Newcomer): Promise<FunctionAnswer<unknown>> {
  return callFunction('send-welcome-email', {
    body: { ...newcomer, confirmationUrl: new URL('/', window.location.origin).href },
    schema: z.unknown(),
    isKept: true,
  });
}
