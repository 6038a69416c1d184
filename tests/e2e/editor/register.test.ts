import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import {
  clientCard,
  clientName,
  field,
  openClient,
  openEditor,
  openSeller,
  sellerCard,
  sellerName,
  typeInto,
  undo,
} from '../journey/open-editor.ts';

test('a company of the register fills the client, and nothing is asked before one wants it', {
  tag: '@core',
}, async ({ page }) => {
  const asked = await answerForRegister(page, [GARANCE, CLOSED]);
  await openEditor(page);
  await typeInto(clientName(page), 'Vélos Lemoine');
  await clientName(page).blur();
  await expect(clientCard(page).getByText('Seul ce que vous cherchez sera envoyé.')).toBeVisible();
  expect(asked).toEqual([]);
  await search(clientCard(page)).click();
  const dialog = registerDialog(page);
  await expect(dialog.getByText('2 entreprises trouvées.')).toBeVisible();
  expect(asked).toEqual(['Vélos Lemoine']);
  await expect(dialog.getByText('Fermée le 12/03/2024')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  const query = field(dialog, 'Nom, SIREN ou SIRET');
  await query.fill('garance');
  await expect.poll(() => asked.at(-1)).toBe('garance');
  await expect(dialog.getByText('2 entreprises trouvées.')).toBeVisible();
  await query.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: /^Cycles Garance/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Le registre la nomme « Cycles Garance »')).toBeVisible();
  const card = clientCard(page);
  await expect(card.getByRole('heading', { name: 'Cycles Garance' })).toBeVisible();
  await expect(card).toContainText(/SIRET\s404\s833\s048\s00022\s· TVA\sFR83404833048/);
  await expect(card).toContainText('3 avenue Foch, 69006 Lyon');
  await expect(card.getByRole('button', { name: /^Modifier/ })).toBeFocused();
  await expectAccessible(page);
  await undo(page);
  await expect(clientName(page)).toHaveValue('Vélos Lemoine');
});

test('what the register filled is taken back by the keyboard, which goes on in the one field', async ({
  page,
}) => {
  await answerForRegister(page, [GARANCE]);
  await openEditor(page);
  await typeInto(clientName(page), '404833048');
  const edit = clientCard(page).getByRole('button', { name: /^Modifier/ });
  const messages = page.getByRole('region', { name: /^Notifications/ });
  for (const takeBack of [
    () => messages.getByRole('button', { name: 'Annuler' }).press('Enter'),
    () => page.keyboard.press('ControlOrMeta+z'),
  ]) {
    await search(clientCard(page)).press('Enter');
    await expect(edit).toBeFocused();
    await expect(messages.getByRole('button', { name: 'Annuler' })).toBeVisible();
    await takeBack();
    await expect(clientName(page)).toHaveValue(/^404.833.048$/);
    await expect(messages.getByText('Rempli d’après le registre.')).toHaveCount(0);
    await expect(clientName(page)).toBeFocused();
  }
});

test('an answer that comes late leaves the focus where its user is typing', async ({ page }) => {
  const release = await answerLate(page, [GARANCE]);
  await openEditor(page);
  await typeInto(sellerName(page), '404 833 048 00022');
  await search(sellerCard(page)).click();
  await typeInto(clientName(page), 'Vélos ');
  release();
  await expect(sellerCard(page).getByRole('heading', { name: 'Cycles Garance' })).toBeVisible();
  await expect(sellerCard(page).getByRole('button', { name: /^Modifier/ })).toBeVisible();
  await page.keyboard.type('Lemoine');
  await expect(clientName(page)).toBeFocused();
  await expect(clientName(page)).toHaveValue('Vélos Lemoine');
});

test('an answer that comes late changes nothing of a card that its user goes on filling', async ({
  page,
}) => {
  const release = await answerLate(page, [GARANCE]);
  await openEditor(page);
  const card = clientCard(page);
  await typeInto(clientName(page), '404 833 048');
  await search(card).click();
  await card.getByRole('button', { name: 'Saisir à la main' }).click();
  const street = field(card, 'Adresse');
  await typeInto(street, '12 rue des ');
  release();
  await page.keyboard.type('Acacias');
  await expect(street).toHaveValue('12 rue des Acacias');
  await expect(street).toBeFocused();
  await expect(clientName(page)).not.toHaveValue(/Garance/);
  await expect(card.getByRole('button', { name: 'Remplir d’après le registre' })).toBeVisible();
});

test('several companies that come late wait in the card, and what is typed meanwhile goes nowhere else', async ({
  page,
}) => {
  const release = await answerLate(page, [GARANCE, { ...GARANCE, siret: '40483304800030' }]);
  await openEditor(page);
  const card = clientCard(page);
  await typeInto(clientName(page), '404 833 048');
  await search(card).click();
  await typeInto(sellerName(page), 'Karim ');
  release();
  await expect(card.getByText('cherchez de nouveau pour choisir')).toBeVisible();
  await page.keyboard.type('Benali');
  await expect(sellerName(page)).toHaveValue('Karim Benali');
  await expect(registerDialog(page)).toHaveCount(0);
  await search(card).click();
  await expect(registerDialog(page).getByText('2 entreprises trouvées.')).toBeVisible();
});

test('another company than that of the number is not taken', async ({ page }) => {
  await answerForRegister(page, [{ ...GARANCE, siren: '552100554', siret: '55210055400013' }]);
  await openEditor(page);
  await typeInto(clientName(page), '404 833 048');
  await search(clientCard(page)).click();
  await expect(clientCard(page).getByText('Le registre ne connaît pas ce numéro.')).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a SIRET fills the seller, at one press', { tag: '@core' }, async ({ page }) => {
    await openEditor(page, '/facture-auto-entrepreneur');
    const card = sellerCard(page);
    await typeInto(sellerName(page), '552 100 554 00013');
    const box = await search(card).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await search(card).tap();
    await expect(card.getByRole('heading', { name: /^Karim Benali/ })).toBeVisible();
    await expect(card).toContainText(/SIRET\s552\s100\s554\s00013/);
    await expect(card).toContainText('12 rue des Tanneurs, 44000 Nantes');
    await expectAccessible(page);
    await card.getByRole('button', { name: /^Modifier/ }).tap();
    await expect(field(card, 'Prénom et nom')).toBeFocused();
    await expect(field(card, 'SIRET')).toHaveValue(/^552\s100\s554\s00013$/);
    // The SIRET says it.
    await expect(field(card, 'SIREN')).toHaveCount(0);
    await expect(field(card, 'Ville')).toHaveValue('Nantes');
  });
});

test('Enter takes the only company found, and what the law still wants leads to its field', async ({
  page,
}) => {
  await openEditor(page);
  const card = sellerCard(page);
  await search(card).click();
  const dialog = registerDialog(page);
  await expect(field(dialog, 'Nom, SIREN ou SIRET')).toBeFocused();
  await page.keyboard.type('cycles garance');
  await expect(dialog.getByText(/^Une entreprise trouvée/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText(/SAS\s· SIRET/);
  const missing = card.getByRole('list', { name: 'Il manque encore' });
  await missing.getByRole('button', { name: /^Indiquez « RCS »/ }).click();
  await expect(field(card, 'Registre du commerce')).toBeFocused();
  await expect(field(card, 'Dénomination sociale')).toHaveValue('Cycles Garance');
  await expect(field(card, 'Forme juridique')).toHaveValue('SAS');
  await expect(field(card, 'N° de TVA')).toHaveValue(/FR\s?83/);
});

test('what is typed goes from the field to the dialog, and back', async ({ page }) => {
  await answerForRegister(page, []);
  await openEditor(page);
  await sellerName(page).fill('Menuiserie');
  await search(sellerCard(page)).click();
  const query = field(registerDialog(page), 'Nom, SIREN ou SIRET');
  await expect(query).toHaveValue('Menuiserie');
  await query.fill('Menuiserie Lefèvre');
  await page.keyboard.press('Escape');
  await expect(sellerName(page)).toHaveValue('Menuiserie Lefèvre');
  await openSeller(page);
  await expect(field(sellerCard(page), 'Dénomination sociale')).toHaveValue('Menuiserie Lefèvre');
});

test('an establishment that has closed is shown before it is taken', async ({ page }) => {
  await openEditor(page);
  await typeInto(clientName(page), '40483304800030');
  await search(clientCard(page)).click();
  const dialog = registerDialog(page);
  await expect(dialog.getByText('Établissement fermé le 12/03/2024')).toBeVisible();
  await dialog.getByRole('button', { name: /^Cycles Garance/ }).click();
  await expect(clientCard(page)).toContainText('8 quai de la Fosse');
  await expect(
    page.getByText('Le registre dit cet établissement fermé depuis le 12 mars 2024.'),
  ).toBeVisible();
});

test('a SIRET in the place of a client’s SIREN is offered, and the focus comes back to it', async ({
  page,
}) => {
  await openEditor(page);
  await openBusiness(page);
  const card = clientCard(page);
  await field(card, 'SIREN').fill('40483304800030');
  await field(card, 'SIREN').blur();
  const fill = card.getByRole('button', { name: 'Remplir d’après le registre' });
  const dialog = registerDialog(page);
  await fill.click();
  await expect(dialog.getByRole('status')).toHaveText(
    /^Une entreprise trouvée, établissement fermé\s: touchez-la pour la prendre\.$/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(card, 'SIREN')).toBeFocused();
  await fill.click();
  await dialog.getByRole('button', { name: /^Cycles Garance/ }).click();
  await expect(field(card, 'Adresse')).toHaveValue('8 quai de la Fosse');
  await expect(fill).toHaveCount(0);
  await expect(field(card, 'SIREN')).toBeFocused();
  await undo(page);
  await expect(clientName(page)).toHaveValue('');
  await expect(fill).toBeVisible();
});

test('a public body has no SIREN field: once filled, its name has the focus', async ({ page }) => {
  await answerForRegister(page, [{ ...GARANCE, legal_category: '7210' }]);
  await openEditor(page);
  await openBusiness(page);
  const card = clientCard(page);
  await typeInto(field(card, 'SIREN'), '404833048');
  await card.getByRole('button', { name: 'Remplir d’après le registre' }).click();
  await expect(field(card, 'Nom de l’organisme')).toHaveValue('Cycles Garance');
  await expect(field(card, 'Nom de l’organisme')).toBeFocused();
  await expect(field(card, 'SIREN')).toHaveCount(0);
});

test('without a network, the search says so before it is pressed, and typing goes on', async ({
  context,
  page,
}) => {
  await openEditor(page);
  const card = clientCard(page);
  await typeInto(clientName(page), '404833048');
  await context.setOffline(true);
  await expect(card.getByText(/^Pas de réseau\s: le registre attendra/)).toBeVisible();
  await expect(search(card)).toHaveAttribute('aria-disabled', 'true');
  await clientName(page).fill('Garance');
  await openClient(page);
  await expect(clientName(page)).toHaveValue('Garance');
  await context.setOffline(false);
});

test('the fill under a number says that the network is gone, and works once it is back', async ({
  context,
  page,
}) => {
  await openEditor(page);
  await openBusiness(page);
  const card = clientCard(page);
  await typeInto(field(card, 'SIREN'), '404833048');
  const fill = card.getByRole('button', { name: 'Remplir d’après le registre' });
  await expect(fill).toBeVisible();
  await context.setOffline(true);
  await fill.click();
  await expect(card.getByText(/^Pas de réseau\s: remplissez ces champs vous-même/)).toBeVisible();
  await typeInto(clientName(page), 'Garance');
  await expect(clientName(page)).toHaveValue('Garance');
  await context.setOffline(false);
  await fill.click();
  await expect(clientName(page)).toHaveValue('Cycles Garance');
});

test('a register that does not answer leaves the form to be filled by hand', async ({ page }) => {
  await answerForRegister(page, null);
  await openEditor(page);
  await clientName(page).fill('Garance');
  await search(clientCard(page)).click();
  const dialog = registerDialog(page);
  await expect(dialog.getByRole('status')).toHaveText(
    /^Le registre des entreprises ne répond pas\. Remplissez ces champs vous-même/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(clientName(page)).toHaveValue('Garance');
});

/** All the fields of a client who is a business in France. */
async function openBusiness(page: Page) {
  await openClient(page);
  await clientCard(page).getByLabel('Nature du client').selectOption('business');
}

function search(card: Locator): Locator {
  return card.getByRole('button', { name: 'Chercher au registre' });
}

function registerDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Chercher au registre des entreprises' });
}

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

/** As `answerForRegister`, once the returned function is called. */
async function answerLate(page: Page, companies: object[]): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/functions/v1/company-lookup', async (route) => {
    await released;
    await route.fulfill({ json: { companies } });
  });
  return release;
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
