import { writeDeletionEmail } from '#server/email/contents/deletion-emails.ts';
import { askAsServer, callDatabase } from './ask-data.ts';
import type { FunctionEnvironment } from './function-environment.ts';

/** Deletes the accounts whose days are over, and tells who they were of. Gives how many. */
export async function purgeAccounts(env: FunctionEnvironment): Promise<number> {
  for (let count = 0; ; count += 1) {
    const taken = await askAsServer<{ email: string | null }>(env, {
      path: 'rpc/purge_due_account',
      method: 'POST',
      body: {},
    });
    if (!taken.ok) throw Object.assign(new Error('Not purged'), { code: taken.response.status });
    const [account] = taken.rows;
    if (!account) return count;
    // The account is gone: a message that cannot be sent is lost.
    if (account.email)
      await env
        .sendEmail(account.email, writeDeletionEmail({ kind: 'account-deleted' }))
        .catch(() => undefined);
  }
}

/** Deletes the accounts whose address nobody confirmed within thirty days. Gives how many. */
export async function purgeUnconfirmed(env: FunctionEnvironment): Promise<number> {
  for (let count = 0; ; ) {
    const [row] = await callDatabase(env)('purge_unconfirmed', {});
    const { purged } = row as { purged: number }; // as the migration says
    if (purged === 0) return count;
    count += purged;
  }
}

/**
 * Deletes what has been kept as long as it may be: shared documents, messages, their log, and the
 * news that were asked for and never confirmed.
 */
export async function purgeExpired(env: FunctionEnvironment): Promise<void> {
  await callDatabase(env)('purge_expired', {});
  await callDatabase(env)('forget_news_questions', {});
}

/** Purges what is due now, then every hour. Returns the function that stops it. */
export function startPurging(
  env: FunctionEnvironment,
  report: (fault: { event: string; code: string }) => void,
): () => void {
  const purgeAll = async () => {
    await purgeAccounts(env);
    await purgeExpired(env);
    await purgeUnconfirmed(env);
  };
  const purge = () =>
    purgeAll().catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      report({ event: 'purge_fault', code });
    });
  const timer = setInterval(purge, EVERY_MS).unref();
  purge();
  return () => clearInterval(timer);
}

const EVERY_MS = 3_600_000;
