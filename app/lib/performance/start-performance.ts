import { afterLoad } from '#app/lib/timing/after-load.ts';
import { whenUsed } from '#app/lib/timing/when-used.ts';

/**
 * Loads the performance helper once, when the page is used or the pointer moves. A failure only
 * warns.
 */
export async function startPerformance(
  load: () => Promise<{ helpPerformance: () => void }> = () => import('./help-performance.ts'),
  isWanted: () => Promise<unknown> = waitForUse,
): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  await isWanted();
  try {
    (await load()).helpPerformance();
  } catch (error) {
    console.warn('The performance helper could not be loaded', error);
  }
}

let isStarted = false;

async function waitForUse(): Promise<void> {
  await afterLoad();
  const moved = new Promise((resolve) => {
    window.addEventListener('pointermove', resolve, { once: true, passive: true });
  });
  await Promise.race([whenUsed(), moved]);
}
