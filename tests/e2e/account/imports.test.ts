import { expect, type Page } from 'playwright/test';
import { chooseFiles } from '../journey/choose-files.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

/** Opens the import of an empty list and gives it a file. */
async function bringIn(page: Page, path: string, buffer: Buffer) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Importer des/ });
  const button = dialog.getByRole('button', { name: 'Choisir un fichier' });
  const file = { name: 'fichier.csv', mimeType: 'text/csv', buffer };
  await chooseFiles(page, () => button.click(), file);
  return dialog;
}

test('accents that are not sure are asked, and zeros that were lost are put back before the import', async ({
  page,
  request,
}) => {
  await openAccount(page, await makeAccount(request));
  // « Église », as MS-DOS wrote it, is « êglise » for a Mac.
  const lines = ['Nom;Code postal;Ville;SIREN', '\u0090glise;1000;Bourg-en-Bresse;54803309'];
  const dialog = await bringIn(page, '/clients', Buffer.from(lines.join('\r\n'), 'latin1'));
  const accents = dialog.getByRole('group', { name: 'Quels mots sont bien écrits' });
  await expect(accents.getByRole('radio', { checked: true })).toHaveCount(0);
  const importing = dialog.getByRole('button', { name: 'Importer 1 client', exact: true });
  await expect(importing).toBeDisabled();
  await accents.getByLabel('Église').click();
  await expect(accents.getByLabel('Église')).toBeChecked();
  await expect(dialog.getByRole('cell', { name: 'Église' })).toBeVisible();
  await expect(importing).toBeEnabled();

  await expect(dialog.getByText('2 numéros ont perdu leur zéro du début')).toBeVisible();
  await expect(dialog.getByText('1000 → 01000')).toBeVisible();
  await dialog.getByLabel('Remettre ces zéros').uncheck();
  await expect(dialog.getByRole('cell', { name: '1000', exact: true })).toBeVisible();
  await dialog.getByLabel('Remettre ces zéros').check();
  await expect(dialog.getByRole('cell', { name: '01000' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await importing.click();
  await list(page, 'Clients').getByRole('link', { name: 'Église' }).click();
  await expect(page.getByLabel('Code postal')).toHaveValue('01000');
});

test('the selling price of a file is asked, and converted where it is with VAT', async ({
  page,
  request,
}) => {
  await openAccount(page, await makeAccount(request));
  const lines = ['Désignation;Prix d’achat;Prix public TTC;Prix remisé TTC', 'Fenêtre;60;120;108'];
  const dialog = await bringIn(page, '/products', Buffer.from(lines.join('\n')));
  const question = dialog.getByRole('group', { name: 'Colonne du prix de vente' });
  await expect(question.getByRole('button')).toHaveText([
    'Prix public TTC120',
    'Prix remisé TTC108',
  ]);
  await question.getByRole('button', { name: 'Prix public TTC' }).click();
  const rate = dialog.getByLabel('Taux de TVA des prix TTC');
  await expect(dialog.getByRole('button', { name: /^Importer/ })).toHaveCount(0);
  await rate.selectOption('20');
  await expect(dialog.getByText('120,00 € TTC deviennent 100,00 € HT')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Importer 1 produit', exact: true }).click();
  await list(page, 'Produits').getByRole('link', { name: 'Fenêtre' }).click();
  await expect(page.getByLabel('Prix unitaire HT')).toHaveValue('100,00');
  await expect(page.getByLabel('Taux de TVA')).toHaveValue('20');
});
