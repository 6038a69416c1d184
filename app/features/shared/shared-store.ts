import { type ReadShared, readShared } from './read-shared.ts';

let known: { fragment: string; reading: Promise<ReadShared> } | null = null;

/**
 * What the fragment of the address holds: a browser shows another link on the same page without
 * loading it again.
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
