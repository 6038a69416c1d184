import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** A hint for the server, which reads the account itself. */
export type Newcomer = { email: string; userId: string; firstName?: string; lastName?: string };

/** Asks for the welcome e-mail, which also confirms an unconfirmed address. */
export function sendWelcome(newcomer: Newcomer): Promise<FunctionAnswer<unknown>> {
  return callFunction('send-welcome-email', {
    body: { ...newcomer, confirmationUrl: new URL('/', window.location.origin).href },
    schema: z.unknown(),
    isKept: true,
  });
}
