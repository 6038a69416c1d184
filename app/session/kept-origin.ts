/**
 * Where the user came from, for those who leave to sign in elsewhere: the history state does not
 * survive that. It stays in this tab; no link can set it.
 */
export function keepOrigin(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch (error) {
    console.warn('This browser keeps nothing: home it will be', error);
  }
}

/** Home when the origin is unknown. */
export function readKeptOrigin(): string {
  try {
    const path = sessionStorage.getItem(KEY) ?? '/';
    return /^\/(?!\/)/.test(path) ? path : '/';
  } catch {
    return '/';
  }
}

const KEY = 'sign-in-origin';
