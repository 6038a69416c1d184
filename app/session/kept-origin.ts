/**
 * Where somebody came from, for who leaves to sign in elsewhere: the state of the history does not
 * survive that. It stays in this tab; no link can set it.
 */
export function keepOrigin(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch (error) {
    console.warn('This browser keeps nothing: home it will be', error);
  }
}

/** Home for who left from nowhere. */
export function readKeptOrigin(): string {
  try {
    const path = sessionStorage.getItem(KEY) ?? '/';
    return /^\/(?!\/)/.test(path) ? path : '/';
  } catch {
    return '/';
  }
}

const KEY = 'sign-in-origin';
