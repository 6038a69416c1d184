import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { readAccountProblem } from './account-problem.ts';
import { type Answer, askData, failWith } from './answer.ts';
import { openAside } from './open-aside.ts';
import { requireSupabase } from './supabase.ts';

/** A deletion that the owner asked for. Times are ISO 8601. */
export type AccountDeletion = { requested_at: string; due_at: string };

/** Null when no deletion was asked for. */
export async function getDeletion(): Promise<Answer<AccountDeletion | null>> {
  const answer = await askData((client) =>
    client.from('account_deletions').select('requested_at, due_at').limit(1),
  );
  return answer.ok ? { ok: true, value: answer.value[0] ?? null } : answer;
}

/**
 * Asks for the deletion of the account. A password signs in once more on a separate client; with a
 * null `proof`, the session must be only minutes old. `code` is the second factor or a recovery
 * code.
 */
export async function askDeletion(
  proof: { email: string; password: string; code: string } | null,
): Promise<Answer<AccountDeletion>> {
  try {
    if (proof === null) return await callDelete(await requireSupabase());
    const opened = await openAside(proof);
    if (!opened.ok) return opened;
    const answer = await callDelete(opened.value);
    await opened.value.auth.signOut({ scope: 'local' });
    return answer;
  } catch (error) {
    return { ok: false, problem: readAccountProblem(error) };
  }
}

export async function cancelDeletion(): Promise<Answer<unknown>> {
  try {
    return await call(await requireSupabase(), 'keep-account');
  } catch (error) {
    return { ok: false, problem: readAccountProblem(error) };
  }
}

async function callDelete(client: Functions): Promise<Answer<AccountDeletion>> {
  const answer = await call(client, 'delete-account');
  if (!answer.ok) return answer;
  const { success, data } = z.safeParse(deletionSchema, answer.value);
  return success ? { ok: true, value: data } : failWith('unexpected_failure');
}

async function call(
  { functions }: Functions,
  name: 'delete-account' | 'keep-account',
): Promise<Answer<unknown>> {
  const { data, error } = await functions.invoke<unknown>(name, { method: 'POST' });
  if (!error) return { ok: true, value: data };
  // The refusal of the function is in the error’s response; a network failure has none.
  if (!(error.context instanceof Response)) return failWith('network');
  const { data: refusal } = z.safeParse(refusalSchema, await readJson(error.context));
  if (error.context.status === 401) return failWith('session_missing');
  return failWith(refusal?.code ?? 'unexpected_failure');
}

type Functions = Pick<SupabaseClient, 'functions'>;

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

const deletionSchema = z.object({ requested_at: z.string(), due_at: z.string() });
const refusalSchema = z.object({ code: z.string() });
