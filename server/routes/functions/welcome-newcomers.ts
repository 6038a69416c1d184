import { randomUUID } from 'node:crypto';
import { writeWelcomeEmail } from '#server/email/contents/welcome-email.ts';
import { deriveEmailId } from '#server/email/queue/derive-email-id.ts';
import { writeEmailLink } from '#server/routes/email-pages/email-links.ts';
import { callDatabase } from './ask-data.ts';
import type { FunctionEnvironment } from './function-environment.ts';

type Welcoming = Pick<
  FunctionEnvironment,
  'askData' | 'secretKey' | 'origin' | 'sendEmail' | 'report'
>;

/**
 * Welcomes whoever came in by a confirmed address since: each once, whatever other servers do.
 * A message that cannot be queued is due again at the next call.
 */
export async function welcomeNewcomers(env: Welcoming): Promise<void> {
  const due = await callDatabase(env)('list_due_welcomes', {});
  // columns of the migration
  for (const row of due as { user_id: string; email: string; asks_for_news: boolean }[])
    await queueWelcome(env, {
      userId: row.user_id,
      email: row.email,
      // It may be the word of whoever signed up with this address.
      firstName: null,
      asksForNews: row.asks_for_news,
      isAsked: false,
    }).catch(() => reportUnsent(env));
}

/** Welcomes newcomers when woken, and each minute. `stop` resolves once it is at rest. */
export function startWelcoming(env: Welcoming): { wake: () => void; stop: () => Promise<void> } {
  let isAsked = false;
  let working: Promise<void> | null = null;
  const work = async () => {
    while (isAsked) {
      isAsked = false;
      await welcomeNewcomers(env).catch(() => reportUnsent(env));
    }
    working = null;
  };
  const wake = () => {
    isAsked = true;
    working ??= work();
  };
  const timer = setInterval(wake, PAUSE_MS).unref();
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      isAsked = false;
      await working;
    },
  };
}

/** Queues the message of welcome; unless `isAsked`, only where it is due. */
export async function queueWelcome(
  env: Welcoming,
  { userId, email, firstName, asksForNews, isAsked }: Newcomer,
): Promise<void> {
  const content = writeWelcomeEmail({
    firstName,
    url: new URL('/account', env.origin).href,
    newsUrl: asksForNews
      ? await writeEmailLink(env, { id: userId, action: 'inscription-compte' })
      : null,
  });
  const id = isAsked ? randomUUID() : deriveEmailId(`welcome ${userId}`);
  await env.sendEmail(email, { ...content, welcome: { userId, isAsked } }, id);
}

type Newcomer = {
  userId: string;
  email: string;
  firstName: string | null;
  asksForNews: boolean;
  isAsked: boolean;
};

function reportUnsent({ report }: Welcoming): void {
  report({ event: 'function_fault', code: 'welcome_not_sent' });
}

const PAUSE_MS = 60_000;
