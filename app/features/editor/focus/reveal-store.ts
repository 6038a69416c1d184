import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<(path: string) => void>();

/** Asks the closed section or dialog that hides a path to open. */
export function requestReveal(path: string): void {
  for (const listener of [...listeners]) listener(path);
}

/**
 * Calls `open` when a path at or under one of `prefixes` is requested; `open` must accept being
 * already open.
 */
export function useReveal(prefixes: readonly string[], open: (path: string) => void): void {
  const reveal = useEffectEvent((path: string) => {
    if (prefixes.some((prefix) => isUnder(path, prefix))) open(path);
  });
  // Requests from outside React: a click on the sheet, « Corriger », a toast.
  useEffect(() => {
    const listener = (path: string) => reveal(path);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

/** « lines[2].name » is under « lines » and « lines[2] », not under « line ». */
export function isUnder(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^($|[.[])/.test(path.slice(prefix.length));
}
