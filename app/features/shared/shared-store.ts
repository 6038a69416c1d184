import { type ReadShared, readShared } from './read-shared.ts';

let known: { fragment: string; reading: Promise<ReadShared> } | null = null;

/**
 * The document of the fragment; follows hash changes, since a browser opens another link without
 * reloading.
 */
export const sharedStore = {
  read: (): Promise<ReadShared> => {
    const fragment = window.location.hash.slice(1);
    if (known?.fragment !== fragment) known = { fragment, reading: readShared(fragment) };
    return known.reading;
  },
  subscribe: (listener: () => void) => {
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  },
};
