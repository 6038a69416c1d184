/**
 * The page to come back to after another site signs in: the history state does not survive that. It
 * is kept for this tab, so that no link can set it.
 */
export function keepOrigin(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch (error) {
    console.warn('This browser keeps nothing: home it will be', error);
  }
}

export function readKeptOrigin(): string {
  try {
    const path = sessionStorage.getItem(KEY) ?? '/';
    return /^\/(?!\/)/.test(path) ? path : '/';
  } catch {
    return '/';
  }
}

const KEY = 'sign-in-origin';
