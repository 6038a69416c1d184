import { once } from 'node:events';
import { unzipSync } from 'fflate';
import { expect, type Locator, type Page } from 'playwright/test';
import { download, readPdf, showInMenu } from '../journey/download-file.ts';
import { fillRent } from '../journey/fill-receipt.ts';
import { test } from '../journey/journey.ts';
import { expectNumber, field, openEditor, sheet } from '../journey/open-editor.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('months to come are requests to pay, and what is certified is said first', async ({
  page,
}) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const series = await openSeries(page);
  const summary = series.getByRole('list', { name: 'Ce que la série certifie' });
  await expect(summary).toContainText(/1\squittance\s: novembre\s2026/);
  await series.getByLabel(PAID).check();
  await expect(summary).toContainText(/11\squittances\s: janvier à novembre\s2026/);
  await expect(summary).toContainText(/1\savis d’échéance\s: décembre\s2026/);
  const december = series.getByRole('group', { name: /^décembre/ });
  await expect(december.getByText('Avis d’échéance')).toBeVisible();
  const [above, below] = [await summary.boundingBox(), await december.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await field(december, 'Reçu le décembre 2026').fill('05/12/2026');
  await page.keyboard.press('Tab');
  await expect(december.getByText(/pas encore venu/)).toBeVisible();
  await expect(series.getByRole('button', { name: /ZIP/ })).toBeDisabled();
  await field(december, 'Reçu le décembre 2026').fill('');
  await series.getByLabel('Jour du paiement').selectOption('Le 7 du mois');
  await series.getByLabel('Moyen de paiement').selectOption('Chèque');
  const texts = await downloadTexts(page, series);
  expect(texts[0]).toMatch(/07\/01\/2026 · [^·]+ · Chèque/);
  expect(texts[10]).toContain('Quittance de loyer');
  expect(texts[11]).toContain('Avis d’échéance');
});

test('a series over two years takes the numbers of each, made once or twice', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-20T10:00:00+01:00');
  await openEditor(page, '/quittance-loyer');
  await field(page, 'Numéro').fill('Q-2026-0001');
  await field(page, 'Date d’émission').fill('20/11/2026');
  await fillRent(page);
  const series = await openSeries(page);
  await series.getByLabel('Premier mois').selectOption('2026-11');
  await series.getByLabel('Nombre de mois').selectOption('3');
  await series.getByLabel(PAID).check();
  const numbers = [
    '2026-11 Q-2026-0001 Mme Sarah Lemoine.pdf',
    '2026-12 Q-2026-0002 Mme Sarah Lemoine.pdf',
    '2027-01 Q-2027-0001 Mme Sarah Lemoine.pdf',
  ];
  expect(await downloadNames(page, series)).toEqual(numbers);
  await openSeries(page);
  expect(await downloadNames(page, series)).toEqual(numbers);
});

test('each month of a series is in the dossier, tied, and the next number follows', async ({
  page,
}) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const series = await openSeries(page);
  await series.getByLabel(PAID).check();
  const names = await downloadNames(page, series);
  expect(names[10]).toBe('2026-11 Q-2026-0011 Mme Sarah Lemoine.pdf');
  // The displayed month is part of the series.
  await expectNumber(page, 'Q-2026-0011');
  await showInMenu(page, /\(Q-2026-0013\)/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Issue de la quittance de loyer Q-2026-0010/)).toBeVisible();
  await expect(page.getByText(/Suivie par avis d’échéance Q-2026-0012/)).toBeVisible();

  const again = await openSeries(page);
  await expect(again.getByText(/^12 mois ont déjà leur document/)).toBeVisible();
  expect(await downloadNames(page, again)).toEqual(names);

  await page.goto('/dossier');
  await expect(page.getByRole('link', { name: /^Q-2026-00/ })).toHaveCount(12);
  await page.getByRole('link', { name: 'Q-2026-0012' }).click();
  await expect(sheet(page)).toHaveAccessibleName(/^Aperçu\s: Avis d’échéance/);
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
    // The numbers of the series are not reserved yet.
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

const PAID = 'Les loyers échus ont été payés en entier';

async function downloadTexts(page: Page, series: Locator): Promise<string[]> {
  const zip = await download(page, () => series.getByRole('button', { name: /ZIP/ }).click());
  const files = Object.entries(unzipSync(new Uint8Array(zip.bytes)));
  const read = files.map(([name, bytes]) => readPdf(name, Buffer.from(bytes)));
  return (await Promise.all(read)).map(({ text }) => text);
}

async function downloadNames(page: Page, series: Locator): Promise<string[]> {
  const zip = await download(page, () => series.getByRole('button', { name: /ZIP/ }).click());
  return Object.keys(unzipSync(new Uint8Array(zip.bytes)));
}
