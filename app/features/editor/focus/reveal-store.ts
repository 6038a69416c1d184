import { useEffect, useEffectEvent } from 'react';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';

const listeners = new Set<(path: FieldPath) => void>();

/** Asks the closed section or dialog that hides a path to open. */
export function requestReveal(path: FieldPath): void {
  for (const listener of [...listeners]) listener(path);
}

/**
 * Calls `open` when a path at or under one of `prefixes` is requested; `open` must accept being
 * already open.
 */
export function useReveal(prefixes: readonly FieldPath[], open: (path: FieldPath) => void): void {
  const reveal = useEffectEvent((path: FieldPath) => {
    if (prefixes.some((prefix) => isUnder(path, prefix))) open(path);
  });
  // Requests from outside React: a click on the sheet, « Corriger », a toast.
  useEffect(() => {
    const listener = (path: FieldPath) => reveal(path);
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
