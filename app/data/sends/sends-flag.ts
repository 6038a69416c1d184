import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';

/** Whether messages wait on this device: a look that needs no database. */
export function hasSends(): boolean {
  return getKeptForm('sends') !== null;
}

/** The keepers whose messages wait: ids of users, and null for the device. */
export function listFlagged(): (string | null)[] {
  const kept = getKeptForm('sends');
  if (typeof kept !== 'object' || kept === null || !('keepers' in kept)) return [];
  return Array.isArray(kept.keepers) ? kept.keepers.filter(isKeeper) : [];
}

/** Tells all tabs that a keeper’s messages changed; false where this browser keeps nothing. */
export function flagSends(keeper: string | null, isWaiting: boolean): boolean {
  const others = listFlagged().filter((one) => one !== keeper);
  const keepers = isWaiting ? [...others, keeper] : others;
  const isKept = keepers.length === 0 || saveKeptForm('sends', { keepers, at: Date.now() });
  if (keepers.length === 0) deleteKeptForm('sends');
  for (const listener of [...listeners]) listener();
  return isKept;
}

/** Calls back when a tab changes what waits; returns a function that stops it. */
export function watchSends(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => key === KEY && listener();
  window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    window.removeEventListener('storage', follow);
    listeners.delete(listener);
  };
}

function isKeeper(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

const listeners = new Set<() => void>();
/** The key that `kept-forms.ts` makes; `at` changes the text each time, so that other tabs hear. */
const KEY = 'facturier-sends';
