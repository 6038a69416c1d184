import { createState } from '#app/lib/create-state.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import type { Analyse } from './analysis.ts';
import type { Follow } from './editor-store.ts';

type Amounts = { analyse: Analyse; follow: Follow };
type Engine = { analyse: Analyse };

let amounts: Promise<Amounts> | null = null;
let engine: Promise<Engine> | null = null;
const arrived = createState<{ engine: Engine | null }>({ engine: null });

/**
 * What adds a document up, and what makes its fields follow each other; fetched once, right after
 * the page itself.
 */
export function loadAmounts(): Promise<Amounts> {
  amounts ??= afterLoad().then(() => fetchPart(importAmounts));
  return amounts;
}

/**
 * What judges and lays out a document: the heaviest part of the page. It comes once every control
 * answers, or when somebody asks for what needs it.
 */
export function loadEngine(): Promise<Engine> {
  engine ??= Promise.all([fetchEngine(), loadAmounts()]).then(([found]) => {
    arrived.set({ engine: found });
    return found;
  });
  return engine;
}

/** Calls back once the engine is there, before anybody who waits for it goes on. */
export function onceJudged(run: (engine: Engine) => void): void {
  const look = () => {
    const { engine: found } = arrived.get();
    if (found) run(found);
    return found !== null;
  };
  if (look()) return;
  const stop = arrived.subscribe(() => look() && stop());
}

/** Resolves once the engine is there, without asking for it. */
export function whenJudged(): Promise<void> {
  // A page that is drawn at build time has all its code.
  return import.meta.env.SSR
    ? Promise.resolve()
    : new Promise((resolve) => onceJudged(() => resolve()));
}

async function importAmounts(): Promise<Amounts> {
  const { analyseAmounts, followAmounts, followAccount } = await import('./amounts.ts');
  const follow: Follow = (before, after) => followAccount(before, followAmounts(before, after));
  return { analyse: analyseAmounts, follow };
}

async function fetchEngine(): Promise<Engine> {
  await afterLoad();
  return fetchPart(() => import('./engine.ts'));
}
