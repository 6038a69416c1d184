import type { Session } from '@supabase/supabase-js';

export const sessionKey = 'facturier-session';

/**
 * Runs in the head, before the first paint. `data-account` marks a kept session, so that a
 * signed-in user never sees « Connexion »; `data-tab` marks an address that opens another tab than
 * the rendered one.
 */
export const sessionScript = `if (/[?&]tab=/.test(location.search)) document.documentElement.dataset.tab = '';
try {
  if (localStorage.getItem(${JSON.stringify(sessionKey)})) document.documentElement.dataset.account = '';
} catch { document.documentElement.removeAttribute('data-account'); }`;

/**
 * Whether somebody may be signed in: a kept session, or an address that carries a session, a code
 * or a refusal. A cheap check that spares visitors the account code.
 */
export function mayBeSignedIn(address: string, storage: () => Pick<Storage, 'getItem'>): boolean {
  return (
    hasKeptSession(storage) ||
    carriesSession(address) ||
    carriesCode(address) ||
    carriesRefusal(address)
  );
}

/** False when the browser refuses storage. */
export function hasKeptSession(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/** The kept session, expired or not; null when there is none, or none that can be read. */
export function readKeptSession(storage: () => Pick<Storage, 'getItem'>): Session | null {
  try {
    const kept: Partial<Session> | null = JSON.parse(storage().getItem(sessionKey) ?? 'null');
    return kept?.access_token && kept.user?.id ? (kept as Session) : null;
  } catch {
    return null;
  }
}

/** A session in the URL fragment (OAuth 2.0, RFC 6749, 4.2.2). */
export function carriesSession(address: string): boolean {
  return readFragment(address).has('access_token');
}

/** A missing token is read as empty, and opens nothing. Null without a session. */
export function readCarriedSession(address: string): CarriedSession | null {
  const fragment = readFragment(address);
  const access_token = fragment.get('access_token');
  if (access_token === null) return null;
  return {
    tokens: { access_token, refresh_token: fragment.get('refresh_token') ?? '' },
    isRecovery: fragment.get('type') === 'recovery',
  };
}

export type CarriedSession = {
  tokens: { access_token: string; refresh_token: string };
  /** The user goes on to choose a new password. */
  isRecovery: boolean;
};

/** GoTrue puts its refusal in the fragment, and for some providers in the query too. */
function carriesRefusal(address: string): boolean {
  return [readFragment(address), new URL(address).searchParams].some(
    (parameters) => parameters.has('error_code') || parameters.has('error_description'),
  );
}

/** Removes session, code and refusal parameters from an address. */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  for (const name of CARRIED) url.searchParams.delete(name);
  const fragment = readFragment(address);
  if (CARRIED.some((name) => fragment.has(name))) url.hash = '';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** An authorization code (RFC 6749, 4.1.2). */
export function carriesCode(address: string): boolean {
  return new URL(address).searchParams.has('code');
}

function readFragment(address: string): URLSearchParams {
  return new URLSearchParams(new URL(address).hash.slice(1));
}

const CARRIED = ['access_token', 'code', 'error', 'error_code', 'error_description', 'sb'];
