import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * What was counted without a network, or without a server, is sent by the next page and when the
 * network is back. Nothing is fetched where nothing waits. Returns a function that stops it.
 */
export function sendWaitingFiles(): () => void {
  const send = () => {
    if (!maySomethingWait()) return;
    import('./generations.ts')
      .then(({ sendGenerations }) => sendGenerations())
      .catch((error: unknown) => console.warn('Files wait to be counted', error));
  };
  window.addEventListener('online', send);
  requestRest(send);
  return () => window.removeEventListener('online', send);
}

function maySomethingWait(): boolean {
  try {
    // As generations.ts keeps them, whose code is not here yet.
    return localStorage.getItem('facturier-generations')?.includes('"id"') ?? false;
  } catch {
    // The browser refuses its storage: nothing was kept.
    return false;
  }
}
