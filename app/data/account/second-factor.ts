import type { SupabaseClient } from '@supabase/supabase-js';
import { type Answer, askAccounts } from './answer.ts';

/** A factor being set up; it is active from its first correct code. */
export type Enrolment = { id: string; secret: string; uri: string };

/** Starts enrolling a time-based factor (RFC 6238); replaces any unfinished one. */
export async function beginFactor(name: string): Promise<Answer<Enrolment>> {
  const known = await askAccounts((auth) => auth.mfa.listFactors());
  if (!known.ok) return known;
  for (const { id, status, factor_type } of known.value.all)
    if (status === 'unverified' && factor_type === 'totp')
      await askAccounts((auth) => auth.mfa.unenroll({ factorId: id }));
  const begun = await askAccounts((auth) =>
    auth.mfa.enroll({ factorType: 'totp', friendlyName: name }),
  );
  if (!begun.ok) return begun;
  const { id, totp } = begun.value;
  return { ok: true, value: { id, secret: totp.secret, uri: totp.uri } };
}

/** Verifies the first code: this session reaches level two, and sessions with one factor end. */
export function confirmFactor(factorId: string, code: string): Promise<Answer<unknown>> {
  return askAccounts((auth) => auth.mfa.challengeAndVerify({ factorId, code }));
}

/** Recovery codes go with the last factor. */
export async function removeFactor(factorId: string): Promise<Answer<unknown>> {
  const answer = await askAccounts((auth) => auth.mfa.unenroll({ factorId }));
  if (answer.ok) await askAccounts((auth) => auth.refreshSession());
  return answer;
}

/** Null when the account has none. */
export async function countRecoveryCodes(): Promise<Answer<number | null>> {
  const answer = await askAccounts((auth) => auth.mfa.recoveryCodes.getStatus());
  if (answer.ok) return { ok: true, value: answer.value.remaining };
  return answer.problem.code === 'mfa_factor_not_found' ? { ok: true, value: null } : answer;
}

/** Ten codes, shown only once. */
export function makeRecoveryCodes(): Promise<Answer<readonly string[]>> {
  return readCodes((auth) => auth.mfa.recoveryCodes.generate());
}

/** Replaces the former codes, which stop working. */
export function replaceRecoveryCodes(): Promise<Answer<readonly string[]>> {
  return readCodes((auth) => auth.mfa.recoveryCodes.regenerate());
}

async function readCodes(
  ask: Parameters<typeof askAccounts<CodesResponse>>[0],
): Promise<Answer<readonly string[]>> {
  const answer = await askAccounts(ask);
  return answer.ok ? { ok: true, value: answer.value.codes } : answer;
}

type CodesResponse = Awaited<
  ReturnType<SupabaseClient['auth']['mfa']['recoveryCodes']['generate']>
>;
