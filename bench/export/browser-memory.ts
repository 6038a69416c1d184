import { isRenderer, sumShares } from '../backend/process-memory.ts';

type Memory = { page: number; browser: number; server: number };

/** Stopped, returns peaks above what was used at first, in MB. */
export function watchMemory(pids: { browser: number; server: number }): () => Memory {
  const atRest = readMemory(pids);
  const peak = { ...atRest };
  const watch = setInterval(() => {
    const now = readMemory(pids);
    for (const name of NAMES) peak[name] = Math.max(peak[name], now[name]);
  }, WATCH_MS);
  return () => {
    clearInterval(watch);
    const above = (name: (typeof NAMES)[number]) => peak[name] - atRest[name];
    return { page: above('page'), browser: above('browser'), server: above('server') };
  };
}

function readMemory({ browser, server }: { browser: number; server: number }): Memory {
  return {
    page: sumShares(browser, isRenderer),
    browser: sumShares(browser),
    server: sumShares(server),
  };
}

const NAMES = ['page', 'browser', 'server'] as const;
const WATCH_MS = 250;
