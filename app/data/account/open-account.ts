import { isAdministrator } from './administration/administrator.ts';
import { offerSession } from './answer-offered.ts';
import { getProfileNames } from './profiles.ts';
import { followSession } from './session/follow-session.ts';
import { takeCarriedSession } from './session/offered-session.ts';
import type { SessionStore } from './session/session-state.ts';
import {
  carriesCode,
  carriesSession,
  cleanAddress,
  readKeptSession,
} from './session/session-storage.ts';
import { requireSupabase } from './supabase.ts';

export async function openAccount(store: SessionStore): Promise<void> {
  const carried = takeCarriedSession();
  const isByLink = carriesCode(window.location.href) || carriesSession(window.location.href);
  const client = await requireSupabase();
  if (isByLink || carried) leadToRecovery(store);
  const isRefused = await followSession(store, {
    client,
    getProfile: getProfileNames,
    isAdministrator,
    kept: navigator.onLine ? null : readKeptSession(() => localStorage),
  });
  // A session ended elsewhere ends here before its token expires.
  if (store.get().session) client.auth.getUser();
  if (carried) await offerSession(store, carried);
  if (!isRefused) return;
  const { href } = window.location;
  window.history.replaceState(window.history.state, '', cleanAddress(href));
}

/**
 * A recovery link opens the new-password page, wherever the server redirected it. Other tabs get
 * the event too, and stay where they are.
 */
function leadToRecovery(store: SessionStore) {
  const stop = store.subscribe(() => {
    if (!store.get().isRecovering) return;
    stop();
    if (window.location.pathname !== RESET_PATH) window.location.replace(RESET_PATH);
  });
}

const RESET_PATH = '/reset-password';
