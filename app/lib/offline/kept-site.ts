import { missingParts } from '#app/lib/parts/fetch-part.ts';
import { askWorker } from './ask-worker.ts';
import { declineSite } from './declined-site.ts';
import { offlineState } from './offline-state.ts';
import { type Keeps, readKeeps, WORKER_ADDRESSES } from './worker-address.ts';
import type { SiteMessage, TakeOverAnswer } from './worker-messages.ts';

/** Once there is a registration: tells `offlineState` what becomes of it. */
export async function followServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || registration === followed) return;
  followed = registration;
  follow(registration);
}

let followed: ServiceWorkerRegistration | null = null;

/** « Disponible hors connexion » was chosen. */
export async function keepOnRequest(): Promise<void> {
  declineSite(false);
  offlineState.set({ problem: null, isFetching: true });
  await attempt(async () => {
    const registration = await register('asked');
    await followServiceWorker();
    look(registration);
  });
}

/** The site is no longer kept, and its room on the device is free. */
export async function keepNothing(): Promise<void> {
  declineSite(true);
  await attempt(async () => look(await register('nothing')));
}

/** A worker is asked of the network. */
async function attempt(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    console.warn('What is kept of the site stays as it was', error);
    offlineState.set({ problem: 'interrupted', isFetching: false });
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<SiteMessage>) => {
    if (data.type === 'not-kept') offlineState.set({ problem: data.cause });
  });
  registration.addEventListener('updatefound', () => look(registration));
  look(registration);
  lookForNewer(registration);
}

/** Browsers look with each page that they load: not while one stays open for days. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastLook < HOUR_MS) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined);
  });
}

function register(keeps: Keeps): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER_ADDRESSES[keeps]);
}

function look(registration: ServiceWorkerRegistration): void {
  const { installing, waiting, active } = registration;
  installing?.addEventListener('statechange', () => look(registration), { once: true });
  waiting?.addEventListener('statechange', () => look(registration), { once: true });
  offlineState.set({
    keeps: active ? readKeeps(active.scriptURL) : 'nothing',
    isFetching: installing !== null && readKeeps(installing.scriptURL) !== 'nothing',
  });
  if (waiting) meet(waiting);
}

/** A build is whole and waits: it is said to pages of another build, and never forced on them. */
async function meet(waiting: ServiceWorker): Promise<void> {
  const { isNewer } = await askToTakeOver(waiting, { isLeaving: false });
  if (!isNewer) return;
  missingParts.state.set({
    loadNewer: async () => {
      await askToTakeOver(waiting, { isLeaving: true });
      window.location.reload();
    },
  });
}

function askToTakeOver(
  worker: ServiceWorker,
  { isLeaving }: { isLeaving: boolean },
): Promise<TakeOverAnswer> {
  const version = window.__reactRouterManifest?.version ?? '';
  return askWorker(worker, { type: 'take-over', version, isLeaving });
}

const HOUR_MS = 3_600_000;
