import { expect, type Page } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillClient, fillCompany } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { cell, clientName, lineNames, openEditor } from '../journey/open-editor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('an invoice is made on a phone, from an empty page to its file', { tag: '@core' }, async ({
  page,
}) => {
  await openEditor(page);
  await expectNoOverflow(page);
  await fillCompany(page);
  await fillClient(page);
  await openCard(page, 1);
  await cell(page, 'Désignation', 1).fill('Conception et plans');
  await cell(page, 'Quantité', 1).fill('3 j');
  await cell(page, 'Prix HT', 1).fill('450');
  await page.getByRole('button', { name: 'Ajouter une ligne' }).tap();
  await expect(cell(page, 'Désignation', 2)).toBeFocused();
  await page.keyboard.insertText('Quincaillerie');
  await cell(page, 'Prix HT', 2).fill('150');
  await expect.poll(() => lineNames(page)).toEqual(['Conception et plans', 'Quincaillerie']);
  await expectNoOverflow(page);
  await expect(page.getByRole('status').filter({ hasText: /^1\s800,00\s€$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Aperçu' }).tap();
  const preview = page.getByRole('dialog', { name: 'Aperçu' });
  await expect(preview.getByRole('img', { name: /net à payer 1\s800,00\s€/ })).toBeVisible();
  await expect
    .poll(() => preview.boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await preview.getByRole('button', { name: 'Agrandir' }).tap();
  await expectNoOverflow(page);
  await expect(
    preview.getByText('facture électronique Factur-X · archivable · accessible'),
  ).toBeVisible();
  const { text } = await downloadPdf(page, {
    press: () => preview.getByRole('button', { name: 'Télécharger le PDF' }).tap(),
  });
  expect(text).not.toContain('BROUILLON');
  await preview.getByRole('button', { name: 'Fermer' }).tap();
  await expect(preview).toBeHidden();
  await expectNoOverflow(page);
});

test('nothing floats over what can be pressed or written, and help is in the header', async ({
  page,
}) => {
  await openEditor(page);
  await expect(page.getByText('Type, taille, modèle')).toBeVisible();
  expect(await page.evaluate(listCovered)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Aide' }).tap();
  await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible();
});

test('a touch on the preview leads to the field', async ({ page }) => {
  await openEditor(page);
  await clientName(page).fill('Cycles Garance');
  await page.getByRole('button', { name: 'Aperçu' }).tap();
  const preview = page.getByRole('dialog', { name: 'Aperçu' });
  // The element under the text receives the touch.
  const mark = preview.getByRole('img').getByText('Cycles Garance', { exact: true });
  await mark.scrollIntoViewIfNeeded();
  await mark.tap({ force: true });
  await expect(preview).toBeHidden();
  await expect(clientName(page)).toBeFocused();
});

test('what a phone hides is in its menus', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Autres actions' }).tap();
  for (const name of [/^Mes documents/, /^Changer de type/, /^Télécharger en UBL/])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  // A phone has no keyboard shortcuts.
  await expect(page.getByText('Ctrl S')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Facture sans TVA/ })
    .tap();
  await expect(page).toHaveURL(/\/facture-auto-entrepreneur/);
  await expectNoOverflow(page);
});

/** On a phone, a line is a card that unfolds its fields. */
async function openCard(page: Page, line: number) {
  const card = page
    .getByRole('list', { name: 'Lignes' })
    .getByRole('listitem')
    .nth(line - 1);
  const summary = card.locator('button[aria-expanded]').first();
  if ((await summary.getAttribute('aria-expanded')) === 'false') await summary.tap();
}

/** The controls of the form that something floats over, wherever the page is scrolled to. */
function listCovered(): string[] {
  const findFloating = (element: Element): Element | null => {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) return element;
    return element.parentElement && findFloating(element.parentElement);
  };
  const controls = document.querySelectorAll('main :is(input, select, textarea, button)');
  const shown = [...controls].filter((control) => !control.closest('nav, .sticky'));
  const covered = new Set<string>();
  for (let top = 0; top < document.body.scrollHeight; top += 150) {
    window.scrollTo({ top, behavior: 'instant' });
    const steps = document.querySelector('nav[aria-label="Étapes du document"]');
    const highest = steps?.getBoundingClientRect().bottom ?? 0;
    for (const control of shown) {
      const { right, y, height, width } = control.getBoundingClientRect();
      if (width === 0 || y < highest || y + height > window.innerHeight - 80) continue;
      const found = document.elementFromPoint(right - 6, y + height / 2);
      const floating = found && findFloating(found);
      if (floating && !floating.contains(control)) covered.add(control.outerHTML);
    }
  }
  return [...covered];
}
