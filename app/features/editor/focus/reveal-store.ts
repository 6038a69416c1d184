import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<(path: string) => void>();

/** Asks what hides the field of a path (a closed section, a dialog of details) to open. */
export function requestReveal(path: string): void {
  for (const listener of [...listeners]) listener(path);
}

/**
 * Calls `open` when the field of a path at or under one of `prefixes` is asked for; `open` does
 * nothing when it is open already.
 */
export function useReveal(prefixes: readonly string[], open: (path: string) => void): void {
  const reveal = useEffectEvent((path: string) => {
    if (prefixes.some((prefix) => isUnder(path, prefix))) open(path);
  });
  // Requests come from outside of React: a click on the sheet, « Corriger », a toast.
  useEffect(() => {
    const listener = (path: string) => reveal(path);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

/** « lines[2].name » is under « lines », « lines[2] » and itself, not under « line ». */
export function isUnder(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^($|[.[])/.test(path.slice(prefix.length));
}
