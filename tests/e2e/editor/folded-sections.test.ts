import { expect } from 'playwright/test';
import { fillCompany } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  clientName,
  field,
  openEditor,
  openSection,
  showLines,
} from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('what is closed says what will be printed, in one line that a finger can press', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  for (const [title, said] of [
    [/^Règlement/, /Échéance \d{2}\/\d{2}\/\d{4} · sans IBAN/],
    [/^Remises/, /Aucun$/],
    [/^Mentions/, /Aucune$/],
    [/^Apparence/, /Classique/],
  ] as const) {
    const line = page.getByRole('heading', { name: title }).getByRole('button');
    await expect(line).toHaveText(said);
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    expect((await requireBox(line)).height).toBeGreaterThanOrEqual(44);
  }
  await openSection(page, /^Règlement/);
  await field(page, 'IBAN').fill('FR14 2004 1010 0505 0001 3M02 606');
  await page.getByRole('checkbox', { name: 'Chèque' }).check();
  await page.getByRole('button', { name: /^Règlement/ }).tap();
  await expect(page.getByRole('button', { name: /^Règlement/ })).toHaveText(
    /virement FR14 … 606 · chèque/,
  );
});

test('a closed section keeps its title, and says what it has in two lines before it is cut', async ({
  page,
}) => {
  await openEditor(page);
  await fillCompany(page);
  for (const [title, word] of [
    [/^Règlement/, 'Règlement'],
    [/^Facture/, 'Facture'],
  ] as const) {
    const row = page.getByRole('heading', { name: title, level: 2 }).getByRole('button');
    if ((await row.getAttribute('aria-expanded')) === 'true') await row.tap();
    const name = row.getByText(word, { exact: true });
    expect((await requireBox(name)).width).toBeGreaterThan(40);
    const said = row.getByText(/\d{2}\/\d{2}\/\d{4}/);
    const cut = () =>
      said.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      );
    await expect.poll(cut, word).toBe(false);
    expect((await requireBox(row)).height).toBe(44);
  }
});

test('the due date is reached from the payment, and « Apparence » is in one place', async ({
  page,
}) => {
  await openEditor(page);
  await expect(page.getByRole('button', { name: /^Apparence/ })).toHaveCount(1);
  const dates = page.getByRole('heading', { name: /^Facture/, level: 2 }).getByRole('button');
  await dates.tap();
  await expect(dates).toHaveAttribute('aria-expanded', 'false');
  await openSection(page, /^Règlement/);
  await page.getByRole('button', { name: 'Changer l’échéance' }).tap();
  await expect(page.getByRole('combobox', { name: /^Échéance/ })).toBeFocused();
});

test('a section stays as it was left while its author works elsewhere', async ({ page }) => {
  await openEditor(page);
  await openSection(page, /^Mentions/);
  await field(page, 'Mentions libres').fill('Merci.');
  await clientName(page).fill('Cycles Garance');
  await showLines(page);
  await cell(page, 'Désignation', 1).fill('Plans');
  await expect(field(page, 'Mentions libres')).toHaveValue('Merci.');
});

test('a section says nothing of its fields before the document is there', async ({
  openElsewhere,
}) => {
  const page = await openElsewhere({ javaScriptEnabled: false });
  await page.goto('/facture-tva');
  for (const title of ['Règlement', 'Mentions, pièces jointes', 'Apparence'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
});

test('no line of a section is wider than its card', async ({ page }) => {
  for (const path of ['/quittance-loyer', '/devis']) {
    await openEditor(page, path);
    const wide = await page
      .getByRole('main')
      .locator('h2 > button, h3 > button')
      .evaluateAll((lines) =>
        lines
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(wide, path).toEqual([]);
  }
});
