import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { clientCard, field, openEditor } from '../journey/open-editor.ts';

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

test('a register that does not answer leaves the form to be filled by hand', async ({ page }) => {
  await answerForRegister(page, null);
  await openEditor(page);
  await field(clientCard(page), 'Nom ou dénomination').fill('Garance');
  await clientCard(page).getByRole('button', { name: 'Chercher au registre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chercher au registre des entreprises' });
  await expect(dialog.getByRole('status')).toHaveText(
    /^L’annuaire des entreprises ne répond pas\. Remplissez ces champs vous-même/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(clientCard(page), 'Nom ou dénomination')).toHaveValue('Garance');
});

/** Stands for the register behind the server; null does not answer. Gives what was asked. */
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
  is_closed: false,
  closed_on: null,
  legal_category: '5710',
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
