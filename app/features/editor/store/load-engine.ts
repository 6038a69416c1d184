import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import type { Analyse } from './analysis.ts';
import type { Follow } from './editor-store.ts';

type Engine = { analyse: Analyse; followAmounts: Follow };

let engine: Promise<Engine> | null = null;

/**
 * What judges and lays out a document, and what makes its amounts follow each other; fetched once,
 * after the page itself.
 */
export function loadEngine(): Promise<Engine> {
  engine ??= afterLoad().then(() => fetchPart(importEngine));
  return engine;
}

async function importEngine(): Promise<Engine> {
  const { analyse, followAmounts } = await import('./engine.ts');
  return { analyse, followAmounts };
}
