import { BARE_WORKER } from './bare-worker.ts';

/**
 * What a service worker keeps is part of its address: the browser then keeps the choice through
 * updates. Nothing; or the site, since an editor was opened; or the site, since it was asked for.
 */
export const WORKER_ADDRESSES = {
  nothing: BARE_WORKER,
  visited: '/site-worker.js',
  asked: '/site-worker.js?asked',
} as const;

export type Keeps = keyof typeof WORKER_ADDRESSES;

/** The address of the newest worker of a registration, which may not be active yet. */
export function readLatestKeeps({ installing, waiting, active }: ServiceWorkerRegistration): Keeps {
  const latest = installing ?? waiting ?? active;
  return latest ? readKeeps(latest.scriptURL) : 'nothing';
}

export function readKeeps(address: string): Keeps {
  const { pathname, search } = new URL(address);
  const known = Object.entries(WORKER_ADDRESSES) as [Keeps, string][];
  return known.find(([, path]) => path === pathname + search)?.[0] ?? 'nothing';
}
