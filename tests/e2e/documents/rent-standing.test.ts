import { expect } from 'playwright/test';
import { card, fillRent } from '../journey/fill-receipt.ts';
import { test } from '../journey/journey.ts';
import { field, openEditor, sheet } from '../journey/open-editor.ts';

test('the title says that the rent is not received, and one press receives it', async ({
  page,
}) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const title = page.getByRole('heading', { level: 1 }).locator('..');
  const allPaid = title.getByRole('button', { name: 'Tout est payé' });
  await expect(title).toHaveText(/^Quittance de loyer\s*Le terme est payé en entier\.$/);
  const payments = card(page, 'Paiements');
  await field(payments, 'Montant').fill('300');
  await expect(title).toContainText(/Il manque 490,00\s€\s: reçu de paiement partiel/);
  await payments.getByRole('button', { name: 'Retirer paiement 1' }).click();
  await expect(title).toContainText(/Loyer non reçu\s: avis d’échéance/);
  await allPaid.press('Enter');
  await expect(sheet(page)).toHaveAccessibleName(/^Aperçu\s: Quittance de loyer/);
  await expect(allPaid).toBeHidden();
  await expect(field(payments, 'Montant')).toHaveValue('790,00');
});
