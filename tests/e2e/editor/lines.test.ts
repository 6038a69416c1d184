import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '../journey/journey.ts';
import { cell, lineNames, openEditor, showLines } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(async ({ page }) => {
  await openEditor(page);
  await showLines(page);
});

test('rows copied from a spreadsheet become lines, once looked at', async ({ page }) => {
  await copy(
    page,
    [
      ['Article', 'Qté', 'Unité', 'P.U. HT'],
      ['Planche de hêtre', '12', 'm', '18,50 €'],
      ['Vis inox', '3', 'boîte', '7,90 €'],
      ['Pose', '4,5', 'h', '48 €'],
    ]
      .map((row) => row.join('\t'))
      .join('\n'),
  );
  await cell(page, 'Désignation', 1).focus();
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog', { name: 'Coller depuis un tableur' });
  const preview = dialog.getByRole('region', { name: 'Aperçu des colonnes' });
  await expect(preview).toContainText('Planche de hêtre');
  await expect(dialog.getByLabel('La première ligne porte les titres')).toBeChecked();
  await expect(dialog.getByLabel('Contenu de la colonne 4')).toHaveValue('unitPrice');
  await dialog.getByRole('button', { name: 'Insérer 3 lignes' }).click();
  await expect(dialog).toBeHidden();

  await expect.poll(() => lineNames(page)).toEqual(['Planche de hêtre', 'Vis inox', 'Pose']);
  await expect(cell(page, 'Quantité', 3)).toHaveValue('4,5');
  await expect(cell(page, 'Prix HT', 2)).toHaveValue('7,90');
  await expect(cell(page, 'Unité', 3)).toHaveValue('HUR');
  // (12 × 18,50 + 3 × 7,90 + 4,5 × 48) + 20 %
  await expect(page.getByRole('img', { name: /net à payer 554,04\s€/ })).toBeVisible();
});

test('a table is pasted on demand, and its columns can be corrected', async ({ page }) => {
  await page.getByRole('button', { name: 'Coller depuis un tableur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coller depuis un tableur' });
  await dialog.getByLabel('Cellules copiées').fill('A12;Chaise;2;90\nB7;Table;1;350');
  await dialog.getByLabel('Contenu de la colonne 1').selectOption('Ne pas reprendre');
  await expect(dialog.getByLabel('Contenu de la colonne 2')).toHaveValue('name');
  await dialog.getByRole('button', { name: 'Insérer 2 lignes' }).click();
  await expect.poll(() => lineNames(page)).toEqual(['Chaise', 'Table']);
});

test('totals that are pasted with the lines are left out, unless they are asked for', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Coller depuis un tableur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coller depuis un tableur' });
  await dialog
    .getByLabel('Cellules copiées')
    .fill('Chaise;2;90;180\nTable;1;350;350\nTotal HT;;;530\nTVA 20 %;;;106');
  await expect(dialog.getByText(/^2\sarticles$/)).toBeVisible();
  const totals = dialog.getByLabel(
    /^Reprendre aussi 2 totaux comme articles\s: Total HT, TVA 20 %/,
  );
  await totals.check();
  await expect(dialog.getByRole('button', { name: 'Insérer 4 lignes' })).toBeVisible();
  await totals.uncheck();
  await dialog.getByRole('button', { name: 'Insérer 2 lignes' }).click();
  await expect.poll(() => lineNames(page)).toEqual(['Chaise', 'Table']);
});

test('sections, sub-totals and free texts stand among the lines', { tag: '@core' }, async ({
  page,
}) => {
  await cell(page, 'Désignation', 1).fill('Plans');
  await cell(page, 'Prix HT', 1).fill('100');
  await addOther(page, /^Section/);
  await expect(page.getByLabel('Titre de section, ligne 2')).toBeFocused();
  await page.keyboard.type('Fabrication');
  await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await cell(page, 'Désignation', 3).fill('Établi');
  await cell(page, 'Prix HT', 3).fill('1890');
  await addOther(page, /^Sous-total/);
  await addOther(page, /^Texte libre/);
  await expect(page.getByLabel('Texte libre, ligne 5')).toBeFocused();
  await page.keyboard.type('Livraison comprise');
  await expect
    .poll(() => lineNames(page))
    .toEqual(['Plans', 'Fabrication', 'Établi', '', 'Livraison comprise']);
  const drawn = page.getByRole('img', { name: /^Aperçu/ });
  await expect(drawn).toContainText('Fabrication');
  await expect(drawn).toContainText('Livraison comprise');
  await expect(drawn).toContainText(/Sous-total\s*1\s890,00/);
});

test('a line is dragged by its handle, or moved by it from the keyboard', async ({ page }) => {
  await fillNames(page, ['Un', 'Deux', 'Trois']);
  await handle(page, 1).hover();
  await page.mouse.down();
  await moveUnder(handle(page, 2));
  await moveUnder(handle(page, 3));
  await page.mouse.up();
  await expect.poll(() => lineNames(page)).toEqual(['Deux', 'Trois', 'Un']);

  await handle(page, 3).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Ligne 3 prise/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => lineNames(page)).toEqual(['Un', 'Deux', 'Trois']);
  await expect(handle(page, 1)).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect.poll(() => lineNames(page)).toEqual(['Un', 'Deux', 'Trois']);
});

test('a line that is let go before the page is drawn again lands under the pointer', async ({
  page,
}) => {
  await fillNames(page, ['Un', 'Deux', 'Trois']);
  await handle(page, 1).hover();
  await page.mouse.down();
  await moveUnder(handle(page, 2));
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await moveUnder(handle(page, 3));
  await page.mouse.up();
  await expect.poll(() => lineNames(page)).toEqual(['Deux', 'Trois', 'Un']);
});

test('a line is copied and deleted from its menu, and given back by the toast', async ({
  page,
}) => {
  await fillNames(page, ['Un', 'Deux']);
  await page.getByRole('button', { name: 'Actions de la ligne 1' }).click();
  await page.getByRole('menuitem', { name: /^Dupliquer/ }).click();
  await expect.poll(() => lineNames(page)).toEqual(['Un', 'Un', 'Deux']);
  await page.getByRole('button', { name: 'Actions de la ligne 3' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect.poll(() => lineNames(page)).toEqual(['Un', 'Un']);
  await expect(page.getByText('Ligne 3 supprimée').first()).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => lineNames(page)).toEqual(['Un', 'Un', 'Deux']);
});

async function fillNames(page: Page, names: readonly string[]) {
  await cell(page, 'Désignation', 1).focus();
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(name);
  }
  await expect.poll(() => lineNames(page)).toEqual(names);
}

async function addOther(page: Page, name: RegExp) {
  await page.getByRole('button', { name: /^Section/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Moves the mouse, while dragging, to the current place of a handle. */
async function moveUnder(target: Locator) {
  const { height } = await requireBox(target);
  await target.hover({ position: { x: 5, y: height + 10 }, force: true });
}

function handle(page: Page, line: number) {
  return page.getByRole('button', { name: `Déplacer la ligne ${line}`, exact: true });
}

function copy(page: Page, text: string) {
  return page.evaluate((content) => navigator.clipboard.writeText(content), text);
}
