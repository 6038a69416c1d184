import { randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { CheckedBackend } from './connect.ts';
import { addPerson } from './people.ts';

export type FoundCapabilities = {
  /** Creates and accepts recovery codes. */
  recoveryCodes: boolean;
  /** Changing the password requires the current one. */
  passwordProof: boolean;
  /** The access token of an ended session is refused at once. */
  endsAtOnce: boolean;
};

/** Tries a backend with a temporary account. Throws when it does not answer. */
export async function findCapabilities(backend: CheckedBackend): Promise<FoundCapabilities> {
  const { client, remove } = await addPerson(backend);
  try {
    return {
      recoveryCodes: await hasRecoveryCodes(client),
      passwordProof: await wantsCurrentPassword(client),
      endsAtOnce: await endsSessionAtOnce(client),
    };
  } finally {
    await remove();
  }
}

/** Both are refused without a second factor; the code tells whether the backend knows them. */
async function hasRecoveryCodes({ auth }: SupabaseClient): Promise<boolean> {
  const made = await auth.mfa.recoveryCodes.generate();
  const shown = await auth.mfa.recoveryCodes.verify({ code: 'aaaaaaaaaaaaaaaa' });
  return KNOWN.has(made.error?.code) && KNOWN.has(shown.error?.code);
}

async function wantsCurrentPassword({ auth }: SupabaseClient): Promise<boolean> {
  const { error } = await auth.updateUser({ password: invent(), current_password: invent() });
  return WRONG.has(error?.code);
}

async function endsSessionAtOnce(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.auth.getSession();
  const Authorization = `Bearer ${data.session?.access_token}`;
  const read = () =>
    client.from('profiles').select('id').limit(1).setHeader('Authorization', Authorization);
  const before = await read();
  await client.auth.signOut({ scope: 'local' });
  const after = await read();
  return before.error === null && after.status === 401;
}

function invent(): string {
  return randomBytes(24).toString('base64url');
}

/** Refusals of GoTrue and of our own layer. */
const KNOWN: ReadonlySet<string | undefined> = new Set([
  'insufficient_aal',
  'mfa_factor_not_found',
  'mfa_verification_failed',
]);
const WRONG: ReadonlySet<string | undefined> = new Set([
  'current_password_invalid',
  'invalid_credentials',
]);
