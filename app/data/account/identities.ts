import type { UserIdentity } from '@supabase/supabase-js';
import { type Answer, askAccounts } from './answer.ts';
import type { ProviderName } from './offers.ts';

/** A way to sign in: address and password (« email »), or a provider. */
export type Identity = UserIdentity;

export async function listIdentities(): Promise<Answer<Identity[]>> {
  const answer = await askAccounts((auth) => auth.getUserIdentities());
  return answer.ok ? { ok: true, value: answer.value.identities } : answer;
}

/** Redirects to the provider, which comes back to /account. */
export function linkProvider(provider: ProviderName): Promise<Answer<unknown>> {
  const redirectTo = new URL('/account', window.location.origin).href;
  return askAccounts((auth) => auth.linkIdentity({ provider, options: { redirectTo } }));
}

/** The server refuses to remove the last one. */
export function unlinkIdentity(identity: Identity): Promise<Answer<unknown>> {
  return askAccounts((auth) => auth.unlinkIdentity(identity));
}
