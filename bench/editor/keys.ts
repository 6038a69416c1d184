import type { Page } from 'playwright';
import { repeatLines } from '../draft.ts';
import { type Summary, summarize } from '../statistics.ts';
import { openDraftFile } from './page.ts';
import { type OpenVisit, SLOWDOWN } from './visit.ts';

/** From a key to the paint that shows its character in the field, and to the one that shows it on the sheet. */
export async function measureKeys(open: OpenVisit): Promise<{ echo: Summary; sheet: Summary }> {
  const { page, url, close } = await open(SLOWDOWN);
  await page.goto(url);
  await openDraftFile(page, repeatLines(LINES));
  await page.evaluate(watchKeys);
  const lines = page.getByRole('list', { name: 'Lignes' }).getByRole('listitem');
  for (const { label, text, line } of TYPED) {
    // A line far from the window has no fields yet.
    if (line !== null) await lines.nth(line - 1).scrollIntoViewIfNeeded();
    const field = page.getByRole(label.startsWith('Désignation') ? 'combobox' : 'textbox', {
      name: label,
      exact: true,
    });
    await field.scrollIntoViewIfNeeded();
    await field.press('End');
    await page.keyboard.type(text, { delay: PAUSE_MS });
    await page.waitForTimeout(REST_MS);
  }
  const keys = await readKeys(page);
  await close();
  const drawn = keys.flatMap(({ sheet }) => sheet ?? []);
  if (drawn.length < keys.length) throw new Error('A key changed nothing on the sheet');
  return { echo: summarize(keys.map(({ echo }) => echo)), sheet: summarize(drawn) };
}

type Key = { at: number; echo: number; sheet: number | null };

/**
 * Runs in the page: it can use nothing of this file. The browser itself tells when the paint that follows a key was shown, by
 * steps of 8 ms, and says nothing of those that took less than 16.
 */
function watchKeys() {
  const keys: { at: number; echo: number; sheet: number | null }[] = [];
  Object.assign(window, { measuredKeys: keys });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key.length === 1) keys.push({ at: event.timeStamp, echo: 16, sheet: null });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const key = keys.find(({ at }) => Math.abs(at - startTime) < 1);
      if (key) key.echo = duration;
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const sheet = document.querySelector('svg[role="img"]')?.parentElement?.parentElement;
  if (!sheet) throw new Error('The page has no sheet');
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target.parentElement?.closest('svg'))) return;
    const drawn = keys.filter(({ sheet }) => sheet === null);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const key of drawn) key.sheet ??= performance.now() - key.at;
      };
      port2.postMessage(null);
    });
  }).observe(sheet, { subtree: true, childList: true, characterData: true, attributes: true });
}

function readKeys(page: Page): Promise<Key[]> {
  return page.evaluate(() => (window as unknown as { measuredKeys: Key[] }).measuredKeys);
}

const LINES = 30;
/** No space: at the end of a text, the sheet has nothing to show of it. */
const TYPED = [
  { line: 3, label: 'Désignation, ligne 3', text: '-avec-pose-et-reprise-des-plinthes' },
  { line: 6, label: 'Prix HT, ligne 6', text: '1234' },
  { line: 8, label: 'Quantité, ligne 8', text: '57' },
  { line: null, label: 'Objet', text: '-second-étage-sur-cour' },
] as const;
/** Between two keys: about eighty words a minute. */
const PAUSE_MS = 150;
const REST_MS = 400;
