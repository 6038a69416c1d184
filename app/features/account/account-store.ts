import { type AccountDeletion, getDeletion } from '#app/data/account/account-deletion.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { refreshUser } from '#app/data/account/account-security.ts';
import { type AccountSession, listSessions } from '#app/data/account/account-sessions.ts';
import { signOut } from '#app/data/account/accounts.ts';
import { type Identity, listIdentities } from '#app/data/account/identities.ts';
import { getProfileSettings, type ProfileSettings } from '#app/data/account/profile-settings.ts';
import { countRecoveryCodes } from '#app/data/account/second-factor.ts';
import { type Capabilities, readServerConfig } from '#app/data/account/server-config.ts';
import { createState } from '#app/lib/create-state.ts';
import type { Signed } from './signed.ts';

/** Server data of an account, besides its session. */
export type Account = {
  capabilities: Capabilities;
  profile: ProfileSettings;
  sessions: readonly AccountSession[];
  identities: readonly Identity[];
  deletion: AccountDeletion | null;
  /** Null when the account has none. */
  recoveryCodes: number | null;
};
type AccountState =
  | { status: 'loading' }
  | { status: 'failed'; problem: AccountProblem }
  | ({ status: 'ready' } & Account);

export function createAccountStore(user: Signed) {
  const state = createState<{ account: AccountState }>({ account: { status: 'loading' } });
  let isAsked = false;

  const load = async () => {
    state.set({ account: { status: 'loading' } });
    const account = await read(user);
    state.set({ account });
    // The session was ended elsewhere: sign this device out too.
    if (account.status === 'failed' && account.problem.code === 'session_missing') await signOut();
  };
  const update = (change: Partial<Account>) => {
    const { account } = state.get();
    if (account.status === 'ready') state.set({ account: { ...account, ...change } });
  };
  return {
    get: () => state.get().account,
    getInitial: () => state.getInitial().account,
    subscribe: (listener: () => void) => {
      if (!isAsked) {
        isAsked = true;
        load();
      }
      return state.subscribe(listener);
    },
    load,
    update,
    /** Other devices open and end sessions too. */
    reloadSessions: async () => {
      const sessions = await listSessions();
      if (sessions.ok) update({ sessions: sessions.value });
    },
  };
}
export type AccountStore = ReturnType<typeof createAccountStore>;

async function read(user: Signed): Promise<AccountState> {
  const { id } = user;
  const [profile, sessions, identities, deletion, recoveryCodes, config] = await Promise.all([
    getProfileSettings(id),
    listSessions(),
    listIdentities(),
    getDeletion(),
    refreshUser(user).then(countCodes),
    readServerConfig().catch(() => null),
  ]);
  if (!config) return { status: 'failed', problem: { code: 'network', reasons: [] } };
  if (!profile.ok) return { status: 'failed', problem: profile.problem };
  if (!sessions.ok) return { status: 'failed', problem: sessions.problem };
  if (!identities.ok) return { status: 'failed', problem: identities.problem };
  if (!deletion.ok) return { status: 'failed', problem: deletion.problem };
  if (!recoveryCodes.ok) return { status: 'failed', problem: recoveryCodes.problem };
  return {
    status: 'ready',
    capabilities: config.capabilities,
    profile: profile.value,
    sessions: sessions.value,
    identities: identities.value,
    deletion: deletion.value,
    recoveryCodes: recoveryCodes.value,
  };
}

/** Not asked of a server without recovery codes; a kept session may predate the codes. */
function countCodes({ factors = [] }: Signed) {
  const hasCodes = factors.some(({ factor_type }) => factor_type === 'recovery_code');
  return hasCodes ? countRecoveryCodes() : NO_CODES;
}

const NO_CODES = { ok: true, value: null } as const;
