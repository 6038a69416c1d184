import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { makeFunctionRefusal } from './ask-data.ts';
import { readClientPage } from './client-pages/read-client-page.ts';
import { takeReaderMessage } from './client-pages/write-to-issuer.ts';
import { lookUpCompany } from './company/company-lookup.ts';
import { deleteAccount } from './delete-account.ts';
import { sendDocument } from './documents/send-document.ts';
import type { FunctionEnvironment, FunctionHandler } from './function-environment.ts';
import { keepAccount } from './keep-account.ts';
import { answerQuote } from './quote-answers/answer-quote.ts';
import { sendAnswerCode } from './quote-answers/send-answer-code.ts';
import { recordGeneration } from './record-generation.ts';
import { recordPageVote } from './record-page-vote.ts';
import { sendWelcomeEmail } from './send-welcome-email.ts';
import { deleteShared, readShared, shareDocument } from './shared-documents/shared-documents.ts';
import { takeSupportMessage } from './support-message.ts';
import { suspendAccount } from './suspend-account.ts';

/** The functions beside data and accounts: `/functions/v1/<name>`. */
export function createFunctions(
  env: FunctionEnvironment,
  clientIpOf: (context: Context) => string,
): Hono {
  const functions = new Hono();
  for (const [name, handle] of Object.entries(handlers))
    functions.post(
      `/${name}`,
      bodyLimit({ maxSize: LARGE_BODIES[name] ?? MOST_BYTES, onError: refuseSize }),
      (context) => {
        const { raw } = context.req;
        return handle(raw, { ...env, clientIp: clientIpOf(context), signal: raw.signal });
      },
    );
  functions.all('*', () => makeFunctionRefusal(404, 'not_found', 'Function not found'));
  return functions;
}

const handlers: Readonly<Record<string, FunctionHandler>> = {
  'answer-quote': answerQuote,
  'company-lookup': lookUpCompany,
  'delete-account': deleteAccount,
  'delete-shared': deleteShared,
  'read-client-page': readClientPage,
  'read-shared': readShared,
  'share-document': shareDocument,
  'keep-account': keepAccount,
  'record-generation': recordGeneration,
  'record-page-vote': recordPageVote,
  'send-answer-code': sendAnswerCode,
  'send-document': sendDocument,
  'send-welcome-email': sendWelcomeEmail,
  'support-message': takeSupportMessage,
  'suspend-account': suspendAccount,
  'write-to-issuer': takeReaderMessage,
};

function refuseSize(): Response {
  return makeFunctionRefusal(413, 'body_too_large', 'Payload too large');
}

/** 5,000 characters at six bytes each in JSON, and the other fields. */
const MOST_BYTES = 64 * 1024;
/** A draft with pictures, or 3 MB in base64. */
const LARGE_BODIES: Readonly<Record<string, number>> = {
  'send-document': 5 * 2 ** 20,
  'share-document': 5 * 2 ** 20,
};
