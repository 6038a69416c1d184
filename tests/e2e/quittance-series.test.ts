import { once } from 'node:events';
import { unzipSync } from 'fflate';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { download } from './download-file.ts';
import { fillRent } from './fill-receipt.ts';
import { openEditor } from './open-editor.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T10:00:00+01:00'));

test('a series over two years takes the numbers of each, made once or twice', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const series = await openSeries(page);
  await series.getByLabel('Premier mois').selectOption('2026-11');
  await series.getByLabel('Nombre de mois').selectOption('3');
  const numbers = [
    '2026-11 Q-2026-0001 Mme Sarah Lemoine.pdf',
    '2026-12 Q-2026-0002 Mme Sarah Lemoine.pdf',
    '2027-01 Q-2027-0001 Mme Sarah Lemoine.pdf',
  ];
  expect(await downloadNames(page, series)).toEqual(numbers);
  await openSeries(page);
  expect(await downloadNames(page, series)).toEqual(numbers);
});

for (const [moment, held] of [
  ['while its fonts are on their way', '**/fonts/*.ttf.z'],
  ['while its files are made', '**/series.worker-*.js'],
] as const) {
  test(`a series is stopped ${moment}, and nothing is saved`, async ({ page, context }) => {
    const released = new AbortController();
    await context.route(held, async (route) => {
      if (!released.signal.aborted) await once(released.signal, 'abort');
      await route.continue();
    });
    const downloads: string[] = [];
    page.on('download', (one) => downloads.push(one.suggestedFilename()));
    await openEditor(page, '/quittance-loyer');
    await fillRent(page);
    const series = await openSeries(page);
    await series.getByRole('button', { name: /ZIP/ }).click();
    await expect(series.getByRole('progressbar', { name: /^Préparation/ })).toBeVisible();
    const cancel = series.getByRole('button', { name: 'Annuler' });
    await expect(cancel).toBeFocused();
    await cancel.click();
    released.abort();
    await expect(series.getByRole('button', { name: /ZIP/ })).toBeVisible();
    await expect(series.getByRole('progressbar')).toBeHidden();
    await expect(series).toBeVisible();
    await expect(page.getByText(/documents téléchargés/)).toBeHidden();
    expect(downloads).toEqual([]);
    // Its numbers are still to be taken.
    const zip = await download(page, () => series.getByRole('button', { name: /ZIP/ }).click());
    expect(Object.keys(unzipSync(new Uint8Array(zip.bytes)))[0]).toContain('Q-2026-0001');
  });
}

async function openSeries(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Préparer l’année' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quittances de l’année' });
  await expect(dialog.getByRole('button', { name: /ZIP/ })).toBeVisible();
  return dialog;
}

async function downloadNames(page: Page, series: Locator): Promise<string[]> {
  const zip = await download(page, () => series.getByRole('button', { name: /ZIP/ }).click());
  return Object.keys(unzipSync(new Uint8Array(zip.bytes)));
}
