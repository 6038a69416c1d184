import { makeFunctionRefusal } from '#server/routes/functions/ask-data.ts';
import { refusePage } from '#server/routes/functions/client-pages/open-client-page.ts';

/** Outcomes of `answer_quote` and `begin_answer_code` in the database, except « done ». */
export type AnswerRefusal =
  | 'gone'
  | 'not-a-quote'
  | 'answered'
  | 'closed'
  | 'expired'
  | 'code-needed'
  | 'code-wrong'
  | 'code-spent'
  | 'not-asked'
  | 'full';

/** `hasAddress`: a code can be sent to the buyer. */
export function refuseAnswer(refusal: AnswerRefusal, hasAddress: boolean): Response {
  switch (refusal) {
    case 'gone':
      return refusePage();
    case 'not-a-quote':
      return refuseField('token');
    case 'answered':
      return makeFunctionRefusal(409, 'quote_answered', 'Somebody else has answered');
    case 'closed':
      return makeFunctionRefusal(409, 'quote_closed', 'The quote awaits no answer');
    case 'expired':
      return makeFunctionRefusal(409, 'quote_expired', 'The last day of the quote has passed');
    case 'not-asked':
      return refuseChanged();
    case 'full':
      return makeFunctionRefusal(409, 'issuer_full', 'The account of the issuer has no room left');
    case 'code-needed':
    case 'code-wrong':
    case 'code-spent':
      return hasAddress ? refuseCode(refusal) : refuseAddress();
  }
}

/** The page has changed since the reader opened it. */
export function refuseChanged(): Response {
  return makeFunctionRefusal(409, 'quote_changed', 'The page shows something else now');
}

export function refuseAddress(): Response {
  return makeFunctionRefusal(409, 'code_address_missing', 'The buyer has no e-mail address');
}

/** The same refusal as `readGiven`. */
export function refuseField(name: string): Response {
  return makeFunctionRefusal(400, 'validation_failed', `Not what is expected: ${name}`);
}

function refuseCode(refusal: 'code-needed' | 'code-wrong' | 'code-spent'): Response {
  switch (refusal) {
    case 'code-needed':
      return makeFunctionRefusal(403, 'code_needed', 'The code that was sent is needed');
    case 'code-wrong':
      return makeFunctionRefusal(403, 'code_wrong', 'Another code was sent');
    case 'code-spent':
      return makeFunctionRefusal(429, 'code_spent', 'Another code is to be asked for');
  }
}
