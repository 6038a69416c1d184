import { addressOfDraft } from '#content/draft-address.ts';
import {
  type PreparedDocument,
  writePreparedEmail,
} from '#server/email/contents/prepared-emails.ts';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';
import type { PreparedWords } from './preparing-order.ts';

type Telling = Pick<
  FunctionEnvironment,
  'askData' | 'secretKey' | 'origin' | 'sendEmail' | 'report'
>;

/**
 * Queues one message for each owner of documents that were prepared. One that cannot be queued is
 * due again at the next call, with the same id: the queue takes it once.
 */
export async function tellOwners(env: Telling, signal: AbortSignal): Promise<void> {
  let last = NOBODY;
  while (!signal.aborted) {
    const [row] = await callDatabase(env)('take_prepared_letter', { p_after: last });
    if (row === undefined) return;
    const letter = row as Letter; // columns of the migration
    await tell(env, letter).catch(() =>
      env.report({ event: 'repetition_fault', code: 'prepared_not_told' }),
    );
    last = letter.user_id;
  }
}

type Letter = {
  letter_id: string;
  user_id: string;
  email: string;
  documents: ToldDocument[];
};

/** With what `issue_prepared` and `settle_leaving` know of it. */
type ToldDocument = PreparedWords & { id: string; number?: string; sentTo?: string };

async function tell(env: Telling, { letter_id, user_id, email, documents }: Letter): Promise<void> {
  const content = writePreparedEmail(
    documents.map((told) => ({
      ...describe(told),
      url: new URL(addressOfDraft(told.kind, told.id), env.origin).href,
    })),
    { documentsUrl: new URL('/dossier', env.origin).href },
  );
  await env.sendEmail(email, content, letter_id);
  await callDatabase(env)('forget_prepared_letter', {
    p_user_id: user_id,
    p_letter_id: letter_id,
  });
}

function describe(told: ToldDocument): Omit<PreparedDocument, 'url'> {
  const { title, client, amount, unread, number = null, sentTo = null, held = null } = told;
  return { title, number, client, amount, unread, sentTo, held };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
