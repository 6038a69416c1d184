import * as z from 'zod/mini';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { readServerConfig } from '#app/data/account/server-config.ts';
import { learnSecondFactor } from '#app/data/account/session/learn-second-factor.ts';
import { openSession } from '#app/data/account/session/session.ts';
import { hasKeptSession } from '#app/data/account/session/session-storage.ts';
import { requireSupabase } from '#app/data/account/supabase.ts';
import { takeToken } from './take-token.ts';

export type FunctionAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; problem: AccountProblem };

/**
 * Calls a server function as the signed-in user, or as a visitor; visitors never load the account
 * code. `isKept` lets the request outlive the page.
 */
export async function callFunction<Value>(
  name: FunctionName,
  {
    body,
    schema,
    isVisitor = false,
    userId,
    isKept = false,
    signal,
  }: {
    body: object;
    schema: z.ZodMiniType<Value>;
    /** Call as a visitor even when somebody is signed in. */
    isVisitor?: boolean;
    userId?: string;
    isKept?: boolean;
    signal?: AbortSignal;
  },
): Promise<FunctionAnswer<Value>> {
  try {
    const { url, publishableKey } = await readServerConfig();
    const token = isVisitor ? null : await readToken(userId);
    if (userId && token === null) return failWith('session_missing');
    const response = await fetch(new URL(`${url}functions/v1/${name}`, window.location.origin), {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${token ?? publishableKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      keepalive: isKept,
      ...(signal && { signal }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const code = readCode(response.status, answer);
      if (token !== null) await learnSecondFactor(code, await requireSupabase());
      return failWith(code);
    }
    const { success, data } = z.safeParse(schema, answer);
    return success ? { ok: true, value: data } : failWith('unexpected_failure');
  } catch {
    return failWith('network');
  }
}

export type FunctionName =
  | 'answer-quote'
  | 'company-lookup'
  | 'delete-shared'
  | 'read-client-page'
  | 'read-shared'
  | 'record-generation'
  | 'record-page-vote'
  | 'send-answer-code'
  | 'send-document'
  | 'send-welcome-email'
  | 'share-document'
  | 'support-message'
  | 'suspend-account'
  | 'write-to-issuer';

/**
 * Null for a visitor, or when another user is signed in. The official client renews a token that is
 * about to expire.
 */
async function readToken(userId: string | undefined): Promise<string | null> {
  if (!hasKeptSession(() => localStorage)) return null;
  await openSession();
  return takeToken(await (await requireSupabase()).auth.getSession(), userId);
}

function readCode(status: number, answer: unknown): string {
  const { data: refusal } = z.safeParse(refusalSchema, answer);
  if (status === 401) return 'session_missing';
  return refusal?.code ?? (UNAVAILABLE.has(status) ? 'unavailable' : 'unexpected_failure');
}

function failWith(code: string): { ok: false; problem: AccountProblem } {
  return { ok: false, problem: { code, reasons: [] } };
}

const refusalSchema = z.object({ code: z.string() });
/** Statuses of a proxy in front of a server that does not answer. */
const UNAVAILABLE = new Set([502, 503, 504]);
