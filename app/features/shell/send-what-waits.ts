import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * Sends the queues (files to count, messages) on the next page, and when the network returns. Loads
 * no code when they are empty.
 */
export function sendWhatWaits(): void {
  window.addEventListener('online', send);
  requestRest(send);
}

async function send(): Promise<void> {
  try {
    // The keys of kept-forms.ts, whose code is not loaded yet.
    const isWaiting = ['generations', 'sends'].some((name) =>
      localStorage.getItem(`facturier-${name}`),
    );
    if (isWaiting) await (await import('#app/sending/send-all.ts')).sendAll();
  } catch {
    // Storage is refused or the network is down: tried again later.
  }
}
