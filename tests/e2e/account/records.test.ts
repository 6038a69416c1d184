import { expect, type Page } from 'playwright/test';
import { chooseFiles } from '../journey/choose-files.ts';
import { download } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { tagLook } from '../journey/looks.ts';
import { asAccount, makeAccount, makeAdministrator, openAccount } from '../journey/make-account.ts';

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

test('a company, a client and a product are made, found again, deleted and restored', {
  tag: '@core',
}, async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));

  await page.goto('/companies');
  await page.getByRole('link', { name: 'Nouvelle entreprise' }).click();
  await page.getByLabel('Dénomination sociale').fill('Atelier Dupont');
  await page.getByLabel('SIRET', { exact: true }).fill('73282932000074');
  await page.getByLabel('Factures', { exact: true }).fill('FA-{AAAA}-{NNN}');
  await page.getByLabel('Factures, premier numéro d’ordre').fill('42');
  await expect(page.getByText(/Prochain numéro\s:\sFA-\d{4}-042$/)).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(list(page, 'Entreprises').getByRole('link')).toHaveText('Atelier Dupont');
  await list(page, 'Entreprises').getByRole('link', { name: 'Atelier Dupont' }).click();
  await expect(page.getByLabel('Factures, premier numéro d’ordre')).toHaveValue('42');

  await page.goto('/clients');
  await page.getByRole('link', { name: 'Nouveau client' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Saisissez le nom du client.')).toBeVisible();
  await page.getByLabel('Nom ou dénomination').fill('Cycles Garance');
  await page.getByRole('button', { name: 'Ajouter un contact' }).click();
  await page.getByRole('group', { name: 'Contact 1' }).getByLabel('Nom').fill('Zoé Elan');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await list(page, 'Clients').getByRole('link', { name: 'Cycles Garance' }).click();
  await expect(page.getByRole('group', { name: 'Contact 1' }).getByLabel('Nom')).toHaveValue(
    'Zoé Elan',
  );
  await expect(page.getByRole('heading', { name: 'Solde et historique' })).toBeVisible();

  await page.goto('/products');
  await page.getByRole('link', { name: 'Nouveau produit' }).click();
  await page.getByLabel('Désignation').fill('Pose d’une fenêtre');
  await page.getByLabel('Prix unitaire HT').fill('cher');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Saisissez un prix, par exemple 450,00.')).toBeVisible();
  await page.getByLabel('Prix unitaire HT').fill('80,5');
  await page.getByLabel('Taux de TVA').fill('10');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const products = list(page, 'Produits');
  await expect(products.getByRole('link')).toHaveText('Pose d’une fenêtre');
  await page.getByLabel('Chercher dans mes produits').fill('fenetre');
  await expect(page).toHaveURL(/recherche=fenetre/);
  await expect(products.getByRole('link')).toHaveText('Pose d’une fenêtre');
  await page.getByLabel('Chercher dans mes produits').fill('porte');
  await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nouveau produit' })).toBeVisible();
  const clear = page.getByRole('button').filter({ hasText: 'Effacer la recherche' });
  await clear.click();
  await products.getByRole('button', { name: /^Actions\s: Pose/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(page.getByText(/^Supprimé\s: Pose d’une fenêtre\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  await expect(products.getByRole('link')).toHaveText('Pose d’une fenêtre');
});

test('an administrator has nobody else’s entries in lists, searches and exports', async ({
  page,
  request,
}) => {
  const other = await makeAccount(request);
  const headers = await asAccount(request, other);
  const name = `Cycles ${other.id}`;
  const added = await request.post('/rest/v1/clients', { headers, data: { name } });
  expect(added.ok()).toBe(true);
  const administrator = await makeAdministrator(request);
  const own = await asAccount(request, administrator);
  // The role itself reads everybody’s: lists ask for their owner’s.
  const read = await request.get(`/rest/v1/clients?select=name&name=eq.${name}`, { headers: own });
  expect(await read.json()).toEqual([{ name }]);
  await request.post('/rest/v1/clients', { headers: own, data: { name: 'Hôtel du Lac' } });
  await openAccount(page, administrator);
  await page.goto('/clients');
  await expect(list(page, 'Clients').getByRole('link')).toHaveText('Hôtel du Lac');
  await page.goto('/clients?recherche=cycles');
  await expect(page.getByText('0 client', { exact: true })).toBeVisible();
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  const file = await download(page, () =>
    page.getByRole('menuitem', { name: 'Exporter en CSV' }).click(),
  );
  expect(file.bytes.toString()).toContain('Hôtel du Lac');
  expect(file.bytes.toString()).not.toContain(name);
});

test('a product shows a unit that the list does not have, and asks for one that it has', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  const added = await request.post('/rest/v1/products', {
    headers: await asAccount(request, account),
    data: { description: 'Pommes', unit: 'XCR', unit_price_excluding_tax: 12 },
  });
  expect(added.status()).toBe(201);

  await page.goto('/products');
  await list(page, 'Produits').getByRole('link', { name: 'Pommes' }).click();
  const unit = page.getByLabel('Unité');
  await expect(unit).toHaveValue('XCR');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const refusal = page.getByText(/^Unité inconnue\s: «\sXCR\s»\.$/);
  await expect(refusal).toBeVisible();
  await expect(unit).toBeFocused();
  await unit.selectOption('KGM');
  await expect(refusal).toBeHidden();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await list(page, 'Produits').getByRole('link', { name: 'Pommes' }).click();
  await expect(unit).toHaveValue('KGM');
});

test('a file that comes again says what is known before it writes, and a missing column once', async ({
  page,
  request,
}) => {
  await openAccount(page, await makeAccount(request));
  await page.goto('/clients');
  const dialog = page.getByRole('dialog', { name: 'Importer des clients' });
  const bringIn = async (rows: readonly string[]) => {
    await page.getByRole('button', { name: 'Importer', exact: true }).click();
    const buffer = Buffer.from(rows.join('\r\n'));
    const button = dialog.getByRole('button', { name: 'Choisir un fichier' });
    const file = { name: 'clients.csv', mimeType: 'text/csv', buffer };
    await chooseFiles(page, () => button.click(), file);
  };
  const rows = Array.from({ length: 30 }, (_, index) => `Client ${index + 1};Sonner;"A\nB"`);
  const file = ['Nom;Notes;Adresse', ...rows];
  await bringIn(file);
  await dialog.getByRole('button', { name: 'Importer 30 clients' }).click();
  await expect(dialog).toBeHidden();

  await bringIn([...file, 'Un autre;;']);
  await expect(dialog.getByText('30 clients déjà connus')).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: 'Importer 1 client', exact: true }),
  ).toBeEnabled();
  await dialog.getByLabel('Les ajouter quand même').check();
  await expect(dialog.getByRole('button', { name: 'Importer 31 clients' })).toBeEnabled();
  await dialog.getByLabel('Colonne 1').selectOption('Laisser de côté');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Aucune colonne' })).toHaveText(
    /^Aucune colonne ne donne\s: Nom\./,
  );
  await expect(dialog.getByRole('list', { name: 'Lignes refusées' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  await page.getByRole('link', { name: 'Client 1', exact: true }).click();
  await expect(page.getByLabel('Pour vous seul')).toHaveValue('Sonner');
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('A');
  await expect(page.getByLabel('Complément', { exact: true })).toHaveValue('B');
});

test('a file of clients is looked at, corrected and brought in whole; its doubles become one', {
  tag: '@core',
}, async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Importer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des clients' });
  const rows = [
    'Raison sociale;Adresse e-mail;Ville;CP',
    'Cycles Garance;c@exemple.fr;Lyon;69006',
    'CYCLES GARANCE SAS;;Lyon;69006',
    ';perdu@exemple.fr;Nice;06000',
  ];
  const buffer = Buffer.from(rows.join('\r\n'));
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer };
  const button = dialog.getByRole('button', { name: 'Choisir un fichier' });
  await chooseFiles(page, () => button.click(), file);
  await expect(dialog.getByLabel('Colonne 1')).toHaveValue('company');
  await expect(dialog.getByRole('list', { name: 'Lignes refusées' })).toContainText(
    /Ligne 4\s: le nom manque\./,
  );
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByLabel('Laisser ces lignes de côté').check();
  await dialog.getByRole('button', { name: 'Importer 2 clients' }).click();
  await expect(list(page, 'Clients').getByRole('link')).toHaveCount(2);

  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Chercher les doublons' }).click();
  await page.getByRole('button', { name: 'Réunir 2 clients' }).click();
  await expect(page.getByText('Aucune fiche ne semble en double.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page, 'Clients').getByRole('link')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: tagLook(360, colorScheme) }, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    // axe reads every element of long forms.
    test.slow();

    test('the records of an account are accessible', async ({ page, request }) => {
      await openAccount(page, await makeAccount(request));
      await page.setViewportSize({ width: 360, height: 900 });
      for (const [path, heading] of [
        ['/dashboard', 'À faire'],
        ['/companies', 'Aucune entreprise pour le moment'],
        ['/clients', 'Aucun client pour le moment'],
        ['/products', 'Aucun produit pour le moment'],
        ['/companies?fiche=nouveau', 'Nouvelle entreprise'],
        ['/clients?fiche=nouveau', 'Nouveau client'],
        ['/products?fiche=nouveau', 'Nouveau produit'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
