import { capitalize } from '#documents/model/texts/capitalize.ts';
import {
  writeAcceptanceReceipt,
  writeQuoteAnsweredEmail,
} from '#server/email/contents/quote-answer-emails.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import type { StoredJson } from '#server/routes/functions/client-pages/join-files.ts';
import { nameDocument, nameReceived } from '#server/routes/functions/client-pages/name-document.ts';
import {
  type ClientPage,
  type KeptAnswer,
  tellStanding,
} from '#server/routes/functions/client-pages/open-client-page.ts';
import type { ToldStanding } from '#server/routes/functions/client-pages/standing-order.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import { deriveIdInWish, type EmailName } from '#server/routes/functions/send-once.ts';
import { hasChoices, nameChosen } from './can-choose.ts';

/**
 * E-mails the answer to the issuer, and a receipt of an acceptance to the address that a code has
 * verified: once each, however often the answer is sent. A failure does not undo the answer.
 */
export async function tellAnswer(
  call: FunctionCall,
  page: ClientPage,
  answer: KeptAnswer,
): Promise<void> {
  const told = await tellStanding({ ...call, signal: NEVER_ABORTED }, page, answer.choices);
  const wish = { id: page.document_id, caller: 'quote-answer' };
  const send = async (name: EmailName, to: string, content: EmailContent) => {
    try {
      await call.sendEmail(to, content, deriveIdInWish(wish, name));
    } catch {
      call.report({ event: 'function_fault', code: 'answer_not_told' });
    }
  };
  await send('own', page.owner_email, writeToIssuer(call, { page, answer, told }));
  if (answer.verdict === 'accepted' && answer.proven_email !== null)
    await send('receipt', answer.proven_email, writeToBuyer({ page, answer, told }));
}

type Telling = { page: ClientPage; answer: KeptAnswer; told: ToldStanding };

function writeToIssuer(
  { origin }: FunctionCall,
  { page: { draft }, answer, told: { mentions, amount } }: Telling,
): EmailContent {
  const { verdict, reason, choices, proven_email } = answer;
  return writeQuoteAnsweredEmail({
    ...nameDocument(draft, mentions),
    ...readSigning(answer),
    ...{ verdict, reason, amount, provenEmail: proven_email },
    opening: capitalize(mentions.theMention),
    choiceCount: verdict === 'accepted' && hasChoices(draft) ? choices.length : null,
    asksDeposit: asksDeposit(draft),
    documentsUrl: new URL('/dossier', origin).href,
  });
}

function writeToBuyer({
  page: { draft },
  answer,
  told: { mentions, amount },
}: Telling): EmailContent {
  return writeAcceptanceReceipt({
    ...nameReceived(draft, mentions),
    ...readSigning(answer),
    ...{ amount, contentHash: answer.content_hash },
    chosen: nameChosen(draft, answer.choices),
  });
}

function readSigning({ signer_name, answered_at }: KeptAnswer) {
  return { signerName: signer_name, answeredAt: new Date(answered_at) };
}

function asksDeposit({ quote }: StoredJson): boolean {
  return typeof quote === 'object' && quote !== null && 'deposit' in quote;
}

/** An answer counts even if its sender disconnects once it is stored. */
const NEVER_ABORTED = new AbortController().signal;
