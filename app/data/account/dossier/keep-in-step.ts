import { keepRecords } from '#app/data/account/records/kept/keep-records.ts';
import { getKeeper } from '#app/data/device/keeper.ts';
import { saveTypedText } from '#app/data/device/typed-text.ts';
import { watchDevice, watchOtherTabs } from '#app/data/device/watch-device.ts';
import { runAlone } from '#app/lib/timing/run-alone.ts';
import { createRunInTurn } from '#app/lib/timing/run-in-turn.ts';
import { countWaiting } from './count-unsent.ts';
import { nameEndedSession } from './name-ended-session.ts';
import { pushChanges } from './push-changes.ts';
import { tellCopy } from './receiving/first-copy.ts';
import { pullChanges } from './receiving/pull-changes.ts';
import { forgetRefused, listRefused } from './sending/list-refused.ts';
import { syncStore } from './sync-state.ts';
import { tellElsewhere } from './tell-elsewhere.ts';

/**
 * Syncs account and device: at once, soon after each change, when the network or page comes back,
 * and every minute. Returns a function that stops it and resolves when the current run ends.
 */
export function keepInStep(): () => Promise<void> {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = () => {
    running = running.then(async () => {
      if (!isStopped) await syncOnce();
    });
  };
  const soon = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(turn, PAUSE_MS);
  };
  const whenShown = () => document.visibilityState === 'visible' && soon();
  const stopWatching = watchDevice(soon);
  const tell = createRunInTurn(async () => {
    if (!isStopped) await tellElsewhere().catch(() => undefined);
  });
  const stopTelling = watchOtherTabs((_id, origin) => origin === 'account' && tell());
  const interval = setInterval(whenShown, PERIOD_MS);
  window.addEventListener('online', soon);
  document.addEventListener('visibilitychange', whenShown);
  tell();
  tellCopy().catch(() => undefined);
  turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(interval);
    stopWatching();
    stopTelling();
    window.removeEventListener('online', soon);
    document.removeEventListener('visibilitychange', whenShown);
    await running;
  };
}

/** One sync: pull, then push. Tabs take turns. */
export function syncOnce(): Promise<void> {
  return runAlone('facturier-sync', runTurn);
}

/** Tries again what the account refused of a document, or of all. */
export async function retryRefused(documentId: string | null = null): Promise<void> {
  await forgetRefused(documentId);
  await syncOnce();
}

async function runTurn(): Promise<void> {
  if (getKeeper() === null) return;
  syncStore.set({ status: 'running' });
  try {
    await saveTypedText();
    const problem = await nameEndedSession((await pullChanges()) ?? (await pushChanges()));
    await tellElsewhere();
    const [waiting, refused] = [await countWaiting(), await listRefused()];
    syncStore.set({ status: problem ? 'stopped' : 'done', problem, waiting, refused });
    // A failure is tried again by the next run.
    if (!problem) await keepRecords().catch(() => undefined);
  } catch (error) {
    // Storage is refused or the tab is closing: the next run tries again.
    console.warn('The account and this device are not in step', error);
    syncStore.set({ status: 'stopped' });
  }
}

const PAUSE_MS = 800;
const PERIOD_MS = 60_000;
