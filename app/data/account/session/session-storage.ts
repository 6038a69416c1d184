import { site } from '#content/site.ts';

/** Where the session of the signed-in user is kept on this device. */
export const sessionKey = `${site.name.toLowerCase()}-session`;

/**
 * Written into the head of each page and run before the first paint: `data-account` says that a
 * session is kept, so that whoever is signed in never sees « Connexion » for a moment; `data-tab`,
 * that the address asks for another part of the page than the one drawn.
 */
export const sessionScript = `if (/[?&]tab=/.test(location.search)) document.documentElement.dataset.tab = '';
try {
  if (localStorage.getItem(${JSON.stringify(sessionKey)})) document.documentElement.dataset.account = '';
} catch { document.documentElement.removeAttribute('data-account'); }`;

/**
 * Whether this page may have somebody signed in: a session that is kept, or an address that carries
 * one, a code for one, or the refusal of one. A cheap look, which spares visitors the code of
 * accounts.
 */
export function mayBeSignedIn(address: string, storage: () => Pick<Storage, 'getItem'>): boolean {
  return (
    hasKeptSession(storage) ||
    carriesSession(address) ||
    carriesCode(address) ||
    carriesRefusal(address)
  );
}

/** A browser that refuses storage keeps no session. */
export function hasKeptSession(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/** A session after « # », as links without a code of their own give it (OAuth 2.0, 4.2.2). */
export function carriesSession(address: string): boolean {
  return readFragment(address).has('access_token');
}

/** What it carries; a token that is missing is empty, and opens nothing. Null without any. */
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
  /** It leads to the choice of another password. */
  isRecovery: boolean;
};

/**
 * Why a link was refused, as GoTrue says it; it is in the fragment, and for some providers in the
 * query too.
 */
function carriesRefusal(address: string): boolean {
  return [readFragment(address), new URL(address).searchParams].some(
    (parameters) => parameters.has('error_code') || parameters.has('error_description'),
  );
}

/** The address without what a session was made of, or refused for. */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  for (const name of CARRIED) url.searchParams.delete(name);
  const fragment = readFragment(address);
  if (CARRIED.some((name) => fragment.has(name))) url.hash = '';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A code for a session, once (RFC 6749, 4.1.2). */
export function carriesCode(address: string): boolean {
  return new URL(address).searchParams.has('code');
}

function readFragment(address: string): URLSearchParams {
  return new URLSearchParams(new URL(address).hash.slice(1));
}

const CARRIED = ['access_token', 'code', 'error', 'error_code', 'error_description', 'sb'];
