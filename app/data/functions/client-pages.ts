import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** Response of `read-client-page`. */
export type ReceivedDocument = z.infer<typeof receivedSchema>;

/**
 * The document behind a token. The issuer’s own visits, while signed in, are not noted; whoever has
 * a session that ended, or owes its second factor, reads as a visitor.
 */
export async function readClientPage(token: string): Promise<FunctionAnswer<ReceivedDocument>> {
  const question = { body: { token }, schema: receivedSchema };
  const answer = await callFunction('read-client-page', question);
  if (answer.ok || !OF_SESSION.has(answer.problem.code)) return answer;
  return callFunction('read-client-page', { ...question, isVisitor: true });
}

const OF_SESSION: ReadonlySet<string> = new Set(['session_missing', 'insufficient_aal']);

/** Sends a message to the issuer by e-mail; the same id twice is one message. */
export function sendWord(word: {
  id: string;
  token: string;
  name: string;
  email: string;
  message: string;
}): Promise<FunctionAnswer<unknown>> {
  return callFunction('write-to-issuer', { body: word, schema: z.unknown(), isVisitor: true });
}

/** E-mails a code to the buyer of the quote; `code_to` is the masked address. */
export function sendAnswerCode(token: string): Promise<FunctionAnswer<{ code_to: string }>> {
  const schema = z.object({ code_to: z.string() });
  return callFunction('send-answer-code', { body: { token }, schema, isVisitor: true });
}

/** Can be sent again when the response was lost: it is stored once. */
export function answerQuote(answer: GivenAnswer): Promise<FunctionAnswer<{ answer: KeptAnswer }>> {
  const schema = z.object({ answer: answerSchema });
  return callFunction('answer-quote', { body: answer, schema, isVisitor: true });
}

/** `choices` are line indexes; `signature` is a PNG data URL. */
export type GivenAnswer = {
  id: string;
  token: string;
  verdict: 'accepted' | 'refused';
  name: string;
  choices: readonly number[];
  content_hash: string;
  signature?: string;
  code?: string;
  reason?: string;
};

/** An answer as the account keeps it. */
export type KeptAnswer = z.infer<typeof answerSchema>;

const answerSchema = z.object({
  verdict: z.enum(['accepted', 'refused']),
  signer_name: z.string(),
  reason: z.nullable(z.string()),
  answered_at: z.string(),
  choices: z.array(z.int()),
  content_hash: z.string(),
  network: z.nullable(z.string()),
  proven_email: z.nullable(z.string()),
  signature: z.nullable(z.string()),
});

const loweringSchema = z.object({
  number: z.string(),
  is_avoir: z.boolean(),
  amount: z.int(),
});

const receivedSchema = z.object({
  draft: z.unknown(),
  /** Day of issue (YYYY-MM-DD), used for the checks and the file. */
  on: z.string(),
  /** Null when the server could not compute it this time. */
  standing: z.nullable(
    z.object({
      /** A `StatusName`. */
      status: z.string(),
      /** Percentage of a quote that is invoiced; null for other documents. */
      percent: z.nullable(z.int()),
      /** Cents left to pay, retention money included; null where nothing is asked. */
      due: z.nullable(z.int()),
      /** Cents of them that the day of payment asks for. */
      due_now: z.nullable(z.int()),
      /** The day of what is to be paid first, YYYY-MM-DD; empty without one. */
      due_date: z.string(),
      /** Avoirs and overpaid invoices that take cents off what is asked. */
      lowered_by: z._default(z.array(loweringSchema), []),
    }),
  ),
  /** Set while the quote can be answered. `code_to` is the masked address of the code. */
  answering: z.nullable(
    z.object({
      content_hash: z.string(),
      asks_code: z.boolean(),
      code_to: z.nullable(z.string()),
    }),
  ),
  answer: z.nullable(answerSchema),
  /** ISO 8601. */
  expires_at: z.string(),
});
