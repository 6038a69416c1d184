import { getToday } from '#runtime/today.ts';
import { writeClientDocumentEmail } from '#server/email/contents/document-emails.ts';
import { deriveEmailId } from '#server/email/queue/derive-email-id.ts';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import type { FileRow, StoredJson } from '#server/routes/functions/client-pages/join-files.ts';
import { showDraft } from '#server/routes/functions/client-pages/show-draft.ts';
import {
  drawForEmail,
  type ReadyDocument,
} from '#server/routes/functions/documents/draw-for-email.ts';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';
import type { FunctionLimit } from '#server/routes/functions/function-limits.ts';
import { addresseeSchema } from '#server/routes/functions/read-call.ts';
import { HELD, sayRefused } from './held-words.ts';

export type Sending = Pick<
  FunctionEnvironment,
  | 'askData'
  | 'secretKey'
  | 'origin'
  | 'sendEmail'
  | 'report'
  | 'drawing'
  | 'takeUse'
  | 'giveUseBack'
>;
type Run = { now: Date; signal: AbortSignal };

/**
 * Issues the prepared documents that leave by themselves, and sends each to its client once,
 * whatever other servers do. One that cannot leave now (too many messages in a day, a drawing that
 * fails) is tried again each hour for a day; then, or where it never can, it is left to its owner.
 */
export async function sendLeaving(env: Sending, run: Run): Promise<void> {
  while (!run.signal.aborted) {
    const [row] = await callDatabase(env)('take_leaving', {});
    if (row === undefined) return;
    // columns of the migration
    await attempt(env, run, row as Leaving).catch(({ code = 'unknown' }: { code?: string }) =>
      env.report({ event: 'repetition_fault', code }),
    );
  }
}

/** Columns of `take_leaving`. */
type Leaving = {
  user_id: string;
  document_id: string;
  owner_email: string;
  sends_to: string | null;
  prepared_at: string;
  issued_at: string | null;
  is_handled: boolean;
  weight: number;
};

/** The result of one attempt; « later » is tried again. */
type Outcome =
  | { is: 'sent'; to: string; pdf: { filename: string; base64: string } }
  | { is: 'held'; why: string }
  | { is: 'later' };

async function attempt(env: Sending, { now, signal }: Run, leaving: Leaving): Promise<void> {
  const outcome = await leave(env, leaving, signal);
  if (outcome.is !== 'later') return settle(env, leaving, outcome);
  const isOld = now.getTime() - Date.parse(leaving.prepared_at) > DAY_MS;
  if (isOld && !signal.aborted) await settle(env, leaving, { is: 'held', why: HELD.tooLate });
}

async function leave(env: Sending, leaving: Leaving, signal: AbortSignal): Promise<Outcome> {
  const { user_id: owner, document_id, weight } = leaving;
  if (leaving.sends_to === null) return { is: 'held', why: HELD.stopped };
  if (leaving.is_handled) return { is: 'held', why: HELD.handled };
  if (weight > MOST_BYTES_OF_FILES) return { is: 'held', why: HELD.tooLarge };
  const addressee = addresseeSchema.safeParse(leaving.sends_to);
  if (!addressee.success) return { is: 'held', why: HELD.address };
  const to = addressee.data;
  const toSend: Uses = [
    ['documentToAnybody', to],
    ['documentToClient', `${owner} ${to}`],
  ];
  if (!(await takeAll(env, [['repeatedByAccount', owner], ...toSend]))) return { is: 'later' };
  const refused = leaving.issued_at === null ? await issue(env, leaving) : null;
  const drawn = refused ?? (await draw(env, leaving, signal));
  if ('is' in drawn) {
    await giveBack(env, toSend);
    return drawn;
  }
  const { document, seller, cover } = drawn;
  const { owner_email: email } = leaving;
  const content = writeClientDocumentEmail(document, {
    sender: { name: seller || email, email },
    ...{ subject: cover.subject, text: cover.body },
  });
  try {
    await env.sendEmail(
      to,
      content,
      deriveEmailId(JSON.stringify(['leaving', owner, document_id])),
    );
  } catch (error) {
    await giveBack(env, toSend);
    throw error;
  }
  return { is: 'sent', to, pdf: document.pdf };
}

/** Null once it has its number. */
async function issue(
  env: Sending,
  { user_id, document_id }: Leaving,
): Promise<Extract<Outcome, { is: 'held' }> | null> {
  const [row] = await callDatabase(env)('issue_prepared', {
    ...{ p_user_id: user_id, p_document_id: document_id },
  });
  const { refused } = row as { refused: string | null }; // columns of the migration
  return refused === null ? null : { is: 'held', why: sayRefused(refused) };
}

async function draw(
  env: Sending,
  { user_id, document_id }: Leaving,
  signal: AbortSignal,
): Promise<ReadyDocument | Exclude<Outcome, { is: 'sent' }>> {
  const [row] = await callDatabase(env)('read_leaving', {
    ...{ p_user_id: user_id, p_document_id: document_id },
  });
  if (row === undefined) return { is: 'later' };
  // columns of the migration
  const { issued_at, ...read } = row as { issued_at: string; draft: StoredJson; files: FileRow[] };
  const drawn = await drawForEmail(
    { ...env, signal, clientIp: QUEUE },
    { draft: showDraft(read), day: getToday(new Date(issued_at)), isIssued: true },
  );
  if (drawn.ok && !drawn.value.document.isDraft) return drawn.value;
  if (drawn.ok || drawn.response.status === UNREADABLE) return { is: 'held', why: HELD.unreadable };
  return drawn.response.status === TOO_LARGE ? { is: 'held', why: HELD.tooLarge } : { is: 'later' };
}

type Uses = (readonly [FunctionLimit, string])[];

/** None is taken where one is missing. */
async function takeAll(env: Sending, uses: Uses): Promise<boolean> {
  const taken: Uses = [];
  for (const [name, key] of uses) {
    if (!(await env.takeUse(name, key))) {
      await giveBack(env, taken);
      return false;
    }
    taken.push([name, key]);
  }
  return true;
}

async function giveBack({ giveUseBack }: Sending, uses: Uses): Promise<void> {
  for (const [name, key] of uses) await giveUseBack(name, key);
}

async function settle(
  env: Sending,
  { user_id, document_id }: Leaving,
  outcome: Exclude<Outcome, { is: 'later' }>,
): Promise<void> {
  await callDatabase(env)('settle_leaving', {
    ...{ p_user_id: user_id, p_document_id: document_id },
    ...(outcome.is === 'sent'
      ? {
          ...{ p_sent_to: outcome.to, p_reason: null },
          ...{ p_name: outcome.pdf.filename, p_pdf: outcome.pdf.base64 },
        }
      : { p_sent_to: null, p_reason: outcome.why }),
  });
}

/** The line in which these documents wait for the drawing thread, beside those of visitors. */
const QUEUE = 'repetitions';
const [UNREADABLE, TOO_LARGE] = [400, 413];
/** More is beyond what one answer of the database carries, and beyond any mailbox. */
const MOST_BYTES_OF_FILES = 10_000_000;
const DAY_MS = 86_400_000;
