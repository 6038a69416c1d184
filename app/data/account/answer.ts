import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { type AccountProblem, readAccountProblem } from './account-problem.ts';
import type { Database } from './database.generated.ts';
import { readDataProblem } from './read-data-problem.ts';
import { learnSecondFactor } from './session/learn-second-factor.ts';
import { openSession } from './session/session.ts';
import { requireSupabase } from './supabase.ts';

export type Answer<Value> = { ok: true; value: Value } | { ok: false; problem: AccountProblem };

type Client = SupabaseClient<Database>;

export function askAccounts<Response extends { data: unknown; error: AuthError | null }>(
  ask: (auth: Client['auth']) => Promise<Response>,
): Promise<Answer<DataOf<Response>>> {
  return attempt(async (client) => {
    const { data, error } = await ask(client.auth);
    if (error) return { ok: false, problem: readAccountProblem(error) };
    return { ok: true, value: data as DataOf<Response> }; // `data` is set when there is no error
  });
}

type DataOf<Response> =
  Extract<Response, { error: null }> extends { data: infer Data } ? Data : never;

export function askData<Value>(
  ask: (client: Client) => PromiseLike<{
    data: Value;
    error: { code?: string; message?: string } | null;
    status: number;
  }>,
): Promise<Answer<NonNullable<Value>>> {
  return attempt(async (client) => {
    const { data, error, status } = await ask(client);
    // `data` is null only with an error
    if (!error) return { ok: true, value: data as NonNullable<Value> };
    const code = readDataProblem(error, status);
    await learnSecondFactor(code, client);
    return failWith(code);
  });
}

export function failWith(code: string): { ok: false; problem: AccountProblem } {
  return { ok: false, problem: { code, reasons: [] } };
}

/** Turns a network failure into an answer. */
async function attempt<Value>(
  ask: (client: Client) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  try {
    await openSession();
    return await ask(await requireSupabase());
  } catch (error) {
    return { ok: false, problem: readAccountProblem(error) };
  }
}
