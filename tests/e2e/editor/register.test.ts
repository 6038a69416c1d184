import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import {
  clientCard,
  field,
  openEditor,
  sellerCard,
  typeInto,
  undo,
} from '../journey/open-editor.ts';

test('a company of the register fills the client, and nothing is asked before one wants it', {
  tag: '@core',
}, async ({ page }) => {
  const asked = await answerForRegister(page, [GARANCE, CLOSED]);
  await openEditor(page);
  const name = field(clientCard(page), 'Nom ou dénomination');
  await name.fill('Vélos Lemoine');
  await field(clientCard(page), 'SIREN').fill('404833048');
  await field(clientCard(page), 'SIREN').blur();
  const open = clientCard(page).getByRole('button', { name: 'Chercher au registre' });
  await expect(open).toBeVisible();
  expect(asked).toEqual([]);
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Chercher au registre des entreprises' });
  await expect(dialog.getByText('2 entreprises trouvées.')).toBeVisible();
  expect(asked).toEqual(['404833048']);
  await expect(dialog.getByText('Fermée le 12/03/2024')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  const query = field(dialog, 'Nom, SIREN ou SIRET');
  await query.fill('garance');
  await expect.poll(() => asked.at(-1)).toBe('garance');
  await expect(dialog.getByText('2 entreprises trouvées.')).toBeVisible();
  await query.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: /^CYCLES GARANCE/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Le registre la nomme « CYCLES GARANCE »')).toBeVisible();
  await expect(name).toHaveValue('CYCLES GARANCE');
  await expect(field(clientCard(page), 'Adresse')).toHaveValue('3 AVENUE FOCH');
  await expect(field(clientCard(page), 'Ville')).toHaveValue('LYON');
  await expect(field(clientCard(page), 'N° de TVA')).toHaveValue(/FR\s?83/);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a SIRET fills the seller, at one press', { tag: '@core' }, async ({ page }) => {
    await openEditor(page, '/facture-auto-entrepreneur');
    const card = sellerCard(page);
    await typeInto(field(card, 'SIRET'), '552 100 554 00013');
    const fill = card.getByRole('button', { name: 'Remplir d’après le registre' });
    await expect(card.getByText('Ce numéro seul est envoyé.')).toBeVisible();
    await fill.tap();
    await expect(field(card, 'Prénom et nom')).toHaveValue('KARIM BENALI');
    await expect(field(card, 'SIRET')).toBeFocused();
    await expect(field(card, 'SIREN')).toHaveValue(/^552\s100\s554$/);
    await expect(field(card, 'Adresse')).toHaveValue('12 RUE DES TANNEURS');
    await expect(field(card, 'Code postal')).toHaveValue('44000');
    await expect(field(card, 'Ville')).toHaveValue('NANTES');
    await expect(fill).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('Enter takes the only company found, and a number fills what is known of it', async ({
  page,
}) => {
  await openEditor(page);
  const card = sellerCard(page);
  await card.getByRole('button', { name: 'Chercher au registre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chercher au registre des entreprises' });
  await expect(field(dialog, 'Nom, SIREN ou SIRET')).toBeFocused();
  await page.keyboard.type('cycles garance');
  await expect(dialog.getByText(/^Une entreprise trouvée/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(field(card, 'Dénomination sociale')).toHaveValue('CYCLES GARANCE');
  await expect(field(card, 'Forme juridique')).toHaveValue('SAS');
  await expect(field(card, 'N° de TVA')).toHaveValue(/FR\s?83/);
});

test('an establishment that has closed is shown before it is taken', async ({ page }) => {
  await openEditor(page);
  const card = clientCard(page);
  await field(card, 'SIREN').fill('40483304800030');
  await field(card, 'SIREN').blur();
  await card.getByRole('button', { name: 'Chercher au registre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chercher au registre des entreprises' });
  await expect(dialog.getByText('Établissement fermé le 12/03/2024')).toBeVisible();
  await dialog.getByRole('button', { name: /^CYCLES GARANCE/ }).click();
  await expect(field(card, 'Adresse')).toHaveValue('8 QUAI DE LA FOSSE');
  await expect(
    page.getByText('Le registre dit cet établissement fermé depuis le 12 mars 2024.'),
  ).toBeVisible();
});

test('a SIRET in the place of a client’s SIREN is offered, and the focus comes back to it', async ({
  page,
}) => {
  await openEditor(page);
  const card = clientCard(page);
  await field(card, 'SIREN').fill('40483304800030');
  await field(card, 'SIREN').blur();
  const fill = card.getByRole('button', { name: 'Remplir d’après le registre' });
  const dialog = page.getByRole('dialog', { name: 'Chercher au registre des entreprises' });
  await fill.click();
  await expect(dialog.getByRole('status')).toHaveText(
    /^Une entreprise trouvée, établissement fermé\s: touchez-la pour la prendre\.$/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(card, 'SIREN')).toBeFocused();
  await fill.click();
  await dialog.getByRole('button', { name: /^CYCLES GARANCE/ }).click();
  await expect(field(card, 'Adresse')).toHaveValue('8 QUAI DE LA FOSSE');
  await expect(fill).toHaveCount(0);
  await expect(field(card, 'SIREN')).toBeFocused();
  await undo(page);
  await expect(field(card, 'Nom ou dénomination')).toHaveValue('');
  await expect(fill).toBeVisible();
});

test('a public body has no SIREN field: once filled, its name has the focus', async ({ page }) => {
  await answerForRegister(page, [{ ...GARANCE, legal_category: '7210' }]);
  await openEditor(page);
  const card = clientCard(page);
  await typeInto(field(card, 'SIREN'), '404833048');
  await card.getByRole('button', { name: 'Remplir d’après le registre' }).click();
  await expect(field(card, 'Nom de l’organisme')).toHaveValue('CYCLES GARANCE');
  await expect(field(card, 'Nom de l’organisme')).toBeFocused();
  await expect(field(card, 'SIREN')).toHaveCount(0);
});

test('without a network, one line says so and typing goes on', async ({ context, page }) => {
  await openEditor(page);
  const card = clientCard(page);
  await typeInto(field(card, 'SIREN'), '404833048');
  const fill = card.getByRole('button', { name: 'Remplir d’après le registre' });
  await expect(fill).toBeVisible();
  await context.setOffline(true);
  await fill.click();
  await expect(card.getByText(/^Pas de réseau\s: remplissez ces champs vous-même/)).toBeVisible();
  await typeInto(field(card, 'Nom ou dénomination'), 'Garance');
  await expect(field(card, 'Nom ou dénomination')).toHaveValue('Garance');
  await context.setOffline(false);
  await fill.click();
  await expect(field(card, 'Nom ou dénomination')).toHaveValue('CYCLES GARANCE');
});

test('a register that does not answer leaves the form to be filled by hand', async ({ page }) => {
  await answerForRegister(page, null);
  await openEditor(page);
  await field(clientCard(page), 'Nom ou dénomination').fill('Garance');
  await clientCard(page).getByRole('button', { name: 'Chercher au registre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chercher au registre des entreprises' });
  await expect(dialog.getByRole('status')).toHaveText(
    /^Le registre des entreprises ne répond pas\. Remplissez ces champs vous-même/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(clientCard(page), 'Nom ou dénomination')).toHaveValue('Garance');
});

/** Fakes the register behind the server, silent if null; returns the queries. */
async function answerForRegister(page: Page, companies: object[] | null): Promise<string[]> {
  const asked: string[] = [];
  await page.route('/functions/v1/company-lookup', async (route) => {
    asked.push(route.request().postDataJSON().query);
    if (companies) await route.fulfill({ json: { companies } });
    else await route.fulfill({ status: 503, json: { code: 'register_unavailable', message: '' } });
  });
  return asked;
}

const GARANCE = {
  siren: '404833048',
  siret: '40483304800022',
  name: 'CYCLES GARANCE',
  trade_name: '',
  is_closed: false,
  is_closed_here_only: false,
  closed_on: null,
  legal_category: '5710',
  activity: null,
  association_number: null,
  vat_number: 'FR83404833048',
  address: { line1: '3 AVENUE FOCH', line2: '', postal_code: '69006', city: 'LYON' },
};

const CLOSED = {
  ...GARANCE,
  siren: '732829320',
  siret: '73282932000074',
  name: 'GARANCE ET FILS',
  is_closed: true,
  closed_on: '2024-03-12',
  address: null,
};
