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

/** Loads the totals and the updates that follow from a change, once, right after the page. */
export function loadAmounts(): Promise<Amounts> {
  amounts ??= afterLoad().then(() => fetchPart(importAmounts));
  return amounts;
}

/**
 * Loads the rules and the layout, the largest chunk of the page: once every control works, or when
 * they are needed.
 */
export function loadEngine(): Promise<Engine> {
  engine ??= Promise.all([fetchEngine(), loadAmounts()]).then(([found]) => {
    arrived.set({ engine: found });
    return found;
  });
  return engine;
}

/** Runs once the engine has loaded, before other code that awaits it. */
export function onceJudged(run: (engine: Engine) => void): void {
  const look = () => {
    const { engine: found } = arrived.get();
    if (found) run(found);
    return found !== null;
  };
  if (look()) return;
  const stop = arrived.subscribe(() => look() && stop());
}

/** Resolves once the engine has loaded; does not load it. */
export function whenJudged(): Promise<void> {
  // Prerendering has all the code.
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
