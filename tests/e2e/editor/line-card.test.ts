import { expect, type Locator, type Page } from 'playwright/test';
import { expectNoOverflow } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { cell, openEditor, showLines } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a line is a name and one row, and fits with its amount and its menu', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await showLines(page);
  expect((await requireBox(lineCard(page, 1))).height).toBeLessThanOrEqual(300);
  const row = ['Quantité', 'Unité', 'Prix HT', 'TVA'].map((name) => cell(page, name, 1));
  const middles = await Promise.all(row.map(readMiddle));
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThanOrEqual(2);
  await expect(lineCard(page, 1).getByRole('button', { name: 'Détails' })).toBeVisible();
  await expect(
    lineCard(page, 1).getByRole('button', { name: 'Actions de la ligne 1' }),
  ).toBeVisible();

  await cell(page, 'Prix HT', 1).fill('12 345,67');
  await cell(page, 'Quantité', 1).fill('2,5 j');
  await cell(page, 'Désignation', 1).focus();
  await expect(lineCard(page, 1)).toContainText(/30\s864,18\s€/);
  expect(await isCut(cell(page, 'Prix HT', 1))).toBe(false);
  await expectNoOverflow(page);
});

test('a message of a line has its whole width, under the row', async ({ page }) => {
  await openEditor(page);
  await showLines(page);
  await cell(page, 'Prix HT', 1).fill('douze');
  await cell(page, 'Désignation', 1).focus();
  const message = lineCard(page, 1).getByText(/^Prix HT\s: /);
  await expect(message).toBeVisible();
  expect((await requireBox(message)).width).toBeGreaterThan(220);
  const { y } = await requireBox(message);
  expect(y).toBeGreaterThan(await readMiddle(cell(page, 'TVA', 1)));
});

function lineCard(page: Page, line: number): Locator {
  return page
    .getByRole('list', { name: 'Lignes' })
    .getByRole('listitem')
    .nth(line - 1);
}

async function readMiddle(target: Locator): Promise<number> {
  const { y, height } = await requireBox(target);
  return y + height / 2;
}

function isCut(input: Locator): Promise<boolean> {
  return input.evaluate((element) => element.scrollWidth > element.clientWidth);
}
