import { writeDeletionEmail } from '#server/email/contents/deletion-emails.ts';
import { askAsServer, callDatabase } from './ask-data.ts';
import type { FunctionEnvironment } from './function-environment.ts';

/** Deletes accounts at the end of their delay and tells their owners; returns their number. */
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
    // The account is gone: an e-mail that fails is lost.
    if (account.email)
      await env
        .sendEmail(account.email, writeDeletionEmail({ kind: 'account-deleted' }))
        .catch(() => undefined);
  }
}

/** Deletes accounts unconfirmed for thirty days; returns their number. */
export async function purgeUnconfirmed(env: FunctionEnvironment): Promise<number> {
  for (let count = 0; ; ) {
    const [row] = await callDatabase(env)('purge_unconfirmed', {});
    const { purged } = row as { purged: number }; // the column of the migration
    if (purged === 0) return count;
    count += purged;
  }
}

/**
 * Deletes or anonymises what is past its retention period (SQL `purge_expired`), and forgets
 * unconfirmed newsletter requests.
 */
export async function purgeExpired(env: FunctionEnvironment): Promise<void> {
  await callDatabase(env)('purge_expired', {});
  await callDatabase(env)('forget_news_questions', {});
}

/** Purges now, then every hour. Returns the function that stops it. */
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
