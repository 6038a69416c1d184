import type { UserIdentity } from '@supabase/supabase-js';
import { type Answer, askAccounts } from './answer.ts';
import type { ProviderName } from './offers.ts';

/** A way in to an account: its address and password (« email »), or another site. */
export type Identity = UserIdentity;

export async function listIdentities(): Promise<Answer<Identity[]>> {
  const answer = await askAccounts((auth) => auth.getUserIdentities());
  return answer.ok ? { ok: true, value: answer.value.identities } : answer;
}

/** Leaves this page for a provider, which leads back to /account: from then on it signs in too. */
export function linkProvider(provider: ProviderName): Promise<Answer<unknown>> {
  const redirectTo = new URL('/account', window.location.origin).href;
  return askAccounts((auth) => auth.linkIdentity({ provider, options: { redirectTo } }));
}

/** Removes a way in; the server keeps the last one. */
export function unlinkIdentity(identity: Identity): Promise<Answer<unknown>> {
  return askAccounts((auth) => auth.unlinkIdentity(identity));
}
