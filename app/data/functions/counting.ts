import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { createState } from '#app/lib/create-state.ts';

/** On until the user of this device opts out. */
export function isCounting(): boolean {
  const kept = getKeptForm('counting');
  return !(typeof kept === 'object' && kept !== null && 'isStopped' in kept && kept.isStopped);
}

/** Opting out also drops what waits to be counted. */
export function setCounting(isWanted: boolean): void {
  saveKeptForm('counting', { isStopped: !isWanted });
  if (!isWanted) deleteKeptForm('generations');
  counting.set({ isWanted });
}

/** Follows changes in this page and in other tabs. */
export function subscribeToCounting(listener: () => void): () => void {
  counting.set({ isWanted: isCounting() });
  const follow = () => counting.set({ isWanted: isCounting() });
  window.addEventListener('storage', follow);
  const stop = counting.subscribe(listener);
  return () => {
    window.removeEventListener('storage', follow);
    stop();
  };
}

/** Prerendered pages start with the default. */
export const counting = createState({ isWanted: true });
