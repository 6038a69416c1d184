import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import type { Analyse } from './analysis.ts';
import type { Follow } from './editor-store.ts';

type Engine = { analyse: Analyse; follow: Follow };

let engine: Promise<Engine> | null = null;

/**
 * What judges and lays out a document, and what makes its fields follow each other; fetched once,
 * after the page itself.
 */
export function loadEngine(): Promise<Engine> {
  engine ??= afterLoad().then(() => fetchPart(importEngine));
  return engine;
}

async function importEngine(): Promise<Engine> {
  const { analyse, followAmounts, followAccount } = await import('./engine.ts');
  const follow: Follow = (before, after) => followAccount(before, followAmounts(before, after));
  return { analyse, follow };
}
