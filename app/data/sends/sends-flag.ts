import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';

/** Cheap: reads no database. */
export function hasSends(): boolean {
  return getKeptForm('sends') !== null;
}

/** The owners of waiting messages: user ids, and null for the device. */
export function listFlagged(): (string | null)[] {
  const kept = getKeptForm('sends');
  if (typeof kept !== 'object' || kept === null || !('keepers' in kept)) return [];
  return Array.isArray(kept.keepers) ? kept.keepers.filter(isKeeper) : [];
}

/** Notifies all tabs of a change; false when the browser cannot store it. */
export function flagSends(keeper: string | null, isWaiting: boolean): boolean {
  const others = listFlagged().filter((one) => one !== keeper);
  const keepers = isWaiting ? [...others, keeper] : others;
  const isKept = keepers.length === 0 || saveKeptForm('sends', { keepers, at: Date.now() });
  if (keepers.length === 0) deleteKeptForm('sends');
  for (const listener of [...listeners]) listener();
  return isKept;
}

/** Returns a function that stops watching. */
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
/**
 * Must match the key of `kept-forms.ts`; `at` changes the value each time, so that other tabs get
 * an event.
 */
const KEY = 'facturier-sends';
