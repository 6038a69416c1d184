import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * Prepares the documents of this device whose date has come, on the next page and when a page left
 * open is looked at again. Loads no code before.
 */
export function prepareWhatRepeats(): void {
  requestRest(prepare);
  document.addEventListener('visibilitychange', prepare);
}

async function prepare(): Promise<void> {
  try {
    // The key of kept-forms.ts, whose code is not loaded yet. A day in UTC never begins too early.
    const { next } = JSON.parse(localStorage.getItem('facturier-repetitions') ?? '{}');
    if (document.hidden || !(next <= new Date().toISOString())) return;
    await (await import('#app/follow-ups/repetition/say-prepared.ts')).prepareAndSay();
  } catch {
    // Storage is refused: tried again later.
  }
}
