/**
 * Why a file of this page does not come: the page is asked for anew, and names the version of the
 * site that is served. Its address alone is sent, without what follows « ? ».
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

/** The router names its list of files after their hashes. */
function readVersion(): string {
  return window.__reactRouterManifest?.version ?? '';
}

/** Of the server, or of what stands in front of it: that says nothing of its version. */
const FAILURE = 500;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}
