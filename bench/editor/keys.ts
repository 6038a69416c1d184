import type { Locator, Page } from 'playwright';
import { type Summary, summarize } from '../statistics.ts';
import { openDraftFile, thirtyLines } from './page.ts';
import { FULL_SPEED, type OpenVisit, SLOWDOWN, type Visit } from './visit.ts';
import { readKeys, watchKeys, watchSheet } from './watch-keys.ts';

type KeyFigures = { echo: Summary; sheet: Summary; bare: Summary };

/**
 * From a key press to the frame that shows its character in the field, and to the one that shows it
 * on the sheet; beside, the same keys in a bare page with one field, in turns.
 */
export async function measureKeys({
  editor,
  bare,
}: {
  editor: OpenVisit;
  bare: OpenVisit;
}): Promise<KeyFigures> {
  const figures = { echo: [] as number[], sheet: [] as number[], bare: [] as number[] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    const typists = [await openEditor(await editor()), await openBare(await bare())] as const;
    await typeInTurns(visit % 2 === 0 ? typists : typists.toReversed());
    const [ours, theirs] = await Promise.all(typists.map(({ page }) => readKeys(page)));
    for (const { echo, sheet } of ours ?? []) {
      figures.echo.push(echo);
      figures.sheet.push(requireDrawn(sheet));
    }
    figures.bare.push(...(theirs ?? []).map(({ echo }) => echo));
    for (const { close } of typists) await close();
  }
  return {
    echo: summarize(figures.echo),
    sheet: summarize(figures.sheet),
    bare: summarize(figures.bare),
  };
}

/** A page to type in, and how to reach the field of each text. */
type Typist = Visit & { reach: (typed: Typed) => Promise<Locator> };

async function openEditor(visit: Visit): Promise<Typist> {
  const { page, url } = visit;
  await page.goto(url);
  await openDraftFile(page, thirtyLines);
  await page.evaluate(watchKeys);
  await page.evaluate(watchSheet);
  return { ...visit, reach: (typed) => reachField(page, typed) };
}

async function openBare(visit: Visit): Promise<Typist> {
  const { page, url } = visit;
  await page.goto(url);
  await page.getByRole('textbox').waitFor();
  await page.evaluate(watchKeys);
  return { ...visit, reach: () => Promise.resolve(page.getByRole('textbox')) };
}

/** Alternates the pages, so that slowdowns of the machine affect all. */
async function typeInTurns(typists: readonly Typist[]): Promise<void> {
  for (const typed of TYPED) {
    for (const { page, slowDown, reach } of typists) {
      const field = await reach(typed);
      await field.scrollIntoViewIfNeeded();
      await field.press('End');
      await slowDown(SLOWDOWN);
      await page.waitForTimeout(REST_MS);
      await page.keyboard.type(typed.text, { delay: PAUSE_MS });
      await page.waitForTimeout(REST_MS);
      await slowDown(FULL_SPEED);
    }
  }
}

async function reachField(page: Page, { line, label }: Typed): Promise<Locator> {
  const lines = page.getByRole('list', { name: 'Lignes' }).getByRole('listitem');
  // A line far from the viewport has no fields yet.
  if (line !== null) await lines.nth(line - 1).scrollIntoViewIfNeeded();
  const role = label.startsWith('Désignation') ? 'combobox' : 'textbox';
  return page.getByRole(role, { name: label, exact: true });
}

function requireDrawn(sheet: number | null): number {
  if (sheet === null) throw new Error('A key changed nothing on the sheet');
  return sheet;
}

type Typed = (typeof TYPED)[number];

const VISITS = 5;
/** No spaces: the sheet does not show a trailing one. */
const TYPED = [
  { line: 3, label: 'Désignation, ligne 3', text: '-avec-pose-et-reprise-des-plinthes' },
  { line: 6, label: 'Prix HT, ligne 6', text: '1234' },
  { line: 8, label: 'Quantité, ligne 8', text: '57' },
  { line: null, label: 'Objet', text: '-second-étage-sur-cour' },
] as const;
/** Between two keys: about eighty words a minute. */
const PAUSE_MS = 150;
const REST_MS = 400;
