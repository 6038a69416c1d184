import { expect } from 'playwright/test';
import { card, fillRent } from '../journey/fill-receipt.ts';
import { test } from '../journey/journey.ts';
import { field, openEditor, openSection, sheet } from '../journey/open-editor.ts';

test('the 31st alone, over thirty days, is a notice that says why; one press counts its day', async ({
  page,
}) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  await card(page, 'Paiements').getByRole('button', { name: 'Retirer paiement 1' }).click();
  await openSection(page, /^Terme/);
  const term = card(page, 'Terme');
  await term.getByRole('radio', { name: 'Des dates' }).check();
  await field(term, 'Du').fill('31/10/2026');
  await field(term, 'Au').fill('31/10/2026');
  await page.keyboard.press('Tab');
  await field(term, 'Mois incomplet').selectOption('Compter au jour, sur 30 jours');
  await expect(sheet(page)).toHaveAccessibleName(/^Aperçu\s: Avis d’échéance/);
  await openSection(page, /^Conformité/);
  const rule = page.getByRole('listitem').filter({ hasText: 'Quittance, reçu ou avis' });
  await expect(rule).toContainText('le 31 ne compte pour aucun');
  await rule.getByRole('button', { name: 'Compter les jours réels' }).click();
  await expect(card(page, 'Loyer et charges')).toContainText(/Total du terme\s*25,49/);
});
