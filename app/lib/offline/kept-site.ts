import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { askWorker } from './ask-worker.ts';
import { offlineState } from './offline-state.ts';
import { type Keeps, readKeeps, WORKER_ADDRESSES } from './worker-address.ts';
import type { SiteMessage, TakeOverAnswer } from './worker-messages.ts';

/** Registers the service worker if there is none, and follows it. */
export function followServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  followed ??= follow().catch((error: unknown) => {
    followed = null;
    throw error;
  });
  return followed;
}

let followed: Promise<ServiceWorkerRegistration | undefined> | null = null;

/** An editor was opened: the site is kept, unless that was declined or data is dear. */
export async function keepOnVisit(): Promise<void> {
  const registration = await followServiceWorker();
  if (!registration || isDeclined() || !mayFetchAhead()) return;
  if (readKept(registration) === 'nothing') await register('visited');
}

/** « Disponible hors connexion » was chosen. */
export async function keepOnRequest(): Promise<void> {
  decline(false);
  offlineState.set({ problem: null, isFetching: true });
  await attempt(async () => {
    const registration = await followServiceWorker();
    await register('asked');
    if (registration) look(registration);
  });
}

/** The site is no longer kept, and its room on the device is free. */
export async function keepNothing(): Promise<void> {
  decline(true);
  await attempt(() => register('nothing'));
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

async function follow(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<SiteMessage>) => {
    if (data.type === 'not-kept') offlineState.set({ problem: data.cause });
  });
  if (!(await serviceWorker.getRegistration())) await register('nothing');
  const registration = await serviceWorker.getRegistration();
  if (!registration) return undefined;
  registration.addEventListener('updatefound', () => look(registration));
  look(registration);
  lookForNewer(registration);
  return registration;
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

async function register(keeps: Keeps): Promise<void> {
  await navigator.serviceWorker.register(WORKER_ADDRESSES[keeps]);
}

function readKept({ installing, waiting, active }: ServiceWorkerRegistration): Keeps {
  const latest = installing ?? waiting ?? active;
  return latest ? readKeeps(latest.scriptURL) : 'nothing';
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
  offlineState.set({
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

function isDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) === 'true';
  } catch {
    return false;
  }
}

function decline(isDeclined: boolean): void {
  try {
    if (isDeclined) localStorage.setItem(DECLINED, 'true');
    else localStorage.removeItem(DECLINED);
  } catch (error) {
    console.warn('The choice is for this page only', error);
  }
}

const HOUR_MS = 3_600_000;
/** 'true' when the site must not be kept on this device. */
const DECLINED = 'hors-connexion-refuse';
