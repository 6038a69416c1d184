import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** Closes an account; the server tells its owner why. */
export function suspendAccount(asked: {
  userId: string;
  reason: string;
}): Promise<FunctionAnswer<unknown>> {
  return callFunction('suspend-account', { body: asked, schema: z.unknown(), isKept: true });
}
