import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * Files to count and messages that could not leave without a network go by the next page, and when
 * it is back. Nothing is fetched where nothing waits.
 */
export function sendWhatWaits(): void {
  window.addEventListener('online', send);
  requestRest(send);
}

async function send(): Promise<void> {
  try {
    // The texts of kept-forms.ts, whose code is not here yet.
    const isWaiting = ['generations', 'sends'].some((name) =>
      localStorage.getItem(`facturier-${name}`),
    );
    if (isWaiting) await (await import('#app/sending/send-all.ts')).sendAll();
  } catch {
    // The browser refuses its storage, or there is no network: another time.
  }
}
