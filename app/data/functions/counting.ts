import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { createState } from '#app/lib/create-state.ts';

/** Whether files that are made here are counted: yes until this device’s user says no. */
export function isCounting(): boolean {
  const kept = getKeptForm('counting');
  return !(typeof kept === 'object' && kept !== null && 'isStopped' in kept && kept.isStopped);
}

/** What waits to be counted is forgotten with a no. */
export function setCounting(isWanted: boolean): void {
  saveKeptForm('counting', { isStopped: !isWanted });
  if (!isWanted) deleteKeptForm('generations');
  counting.set({ isWanted });
}

/** Tells this page, and what another tab says. */
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

/** Pages drawn at build time do not know yet: `getInitial` is the usual answer. */
export const counting = createState({ isWanted: true });
