/**
 * Why a file of this page does not load: fetches the page again and compares versions. The query
 * string is not sent.
 */
export async function findCause(): Promise<'offline' | 'interrupted' | 'outdated'> {
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-cache' });
    const isOurs = (await answer.text()).includes(readVersion());
    return isOurs || answer.status >= FAILURE ? 'interrupted' : 'outdated';
  } catch {
    return 'offline';
  }
}

/** React Router names its manifest after a hash. */
function readVersion(): string {
  return window.__reactRouterManifest?.version ?? '';
}

/** An error of the server or a proxy, which says nothing about the version. */
const FAILURE = 500;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}
