/**
 * What the fragment of the address leads to, read once; follows hash changes, since a browser opens
 * another link without reloading.
 */
export function createFragmentStore<Result>(read: (fragment: string) => Promise<Result>) {
  let known: { fragment: string; reading: Promise<Result> } | null = null;
  const listeners = new Set<() => void>();
  return {
    read: (): Promise<Result> => {
      const fragment = window.location.hash.slice(1);
      if (known?.fragment !== fragment) known = { fragment, reading: read(fragment) };
      return known.reading;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('hashchange', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('hashchange', listener);
      };
    },
    /** Shows another result for the same fragment. */
    replace: (reading: Promise<Result>) => {
      known = { fragment: window.location.hash.slice(1), reading };
      for (const listener of listeners) listener();
    },
  };
}
