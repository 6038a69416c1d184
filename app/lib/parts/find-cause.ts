/**
 * Why a file of this page does not load: fetches the page again and compares versions. The query
 * string is not sent.
 */
export async function findCause(): Promise<'offline' | 'interrupted' | 'outdated'> {
  try {
    const answer = await fetch(window.location.pathname, { cache: ASKS_NETWORK });
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

/** The service worker leaves such requests to the network. */
export const ASKS_NETWORK = 'no-store';
/** An error of the server or a proxy, which says nothing about the version. */
const FAILURE = 500;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}
