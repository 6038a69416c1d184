import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * Files to count and messages that could not leave without a network go by the next page, and when
 * it is back. Nothing is fetched where nothing waits. Returns a function that stops it.
 */
export function sendWhatWaits(): () => void {
  const send = () => {
    if (!mayWait()) return;
    fetchPart(() => import('#app/sending/send-all.ts'))
      .then(({ sendAll }) => sendAll())
      .catch((error: unknown) => console.warn('What waits could not be sent', error));
  };
  window.addEventListener('online', send);
  requestRest(send);
  return () => window.removeEventListener('online', send);
}

/** The texts of `kept-forms.ts`, whose code is not here yet: none is kept where nothing waits. */
function mayWait(): boolean {
  try {
    return (
      (localStorage.getItem('facturier-generations') ?? localStorage.getItem('facturier-sends')) !==
      null
    );
  } catch {
    return false;
  }
}
