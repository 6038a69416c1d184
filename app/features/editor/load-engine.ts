import { afterLoad } from '#app/lib/after-load.ts';
import { persist } from '#app/lib/persist.ts';
import type { Analyse } from './store/analysis.ts';

let engine: Promise<Analyse> | null = null;

/** What judges and lays out a document; fetched once, after the page itself. */
export function loadEngine(): Promise<Analyse> {
  engine ??= afterLoad().then(() =>
    persist(async () => (await import('./store/analyse.ts')).analyse),
  );
  return engine;
}
