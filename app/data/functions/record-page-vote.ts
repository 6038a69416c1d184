import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** Anonymous: nothing about the reader is sent. */
export function recordPageVote(vote: {
  slug: string;
  helpful: boolean;
}): Promise<FunctionAnswer<unknown>> {
  return callFunction('record-page-vote', { body: vote, schema: z.unknown(), isVisitor: true });
}
