import { expect, type Page } from 'playwright/test';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { showPayments } from '../journey/follow-up.ts';
import { DAY, test } from '../journey/journey.ts';
import { seedDevice } from '../journey/seed-device.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test('what is paid in excess is set half against another invoice, and the rest is paid back', {
  tag: '@core',
}, async ({ page }) => {
  await seedDevice(page, [
    { id: 'second', draft: selling('200', '2026-018') },
    { id: 'first', draft: selling('100', '2026-017') },
  ]);
  await page.goto('/dossier');
  await showPayments(page, '2026-017');
  const payments = page.getByRole('dialog', { name: 'Paiements' });
  await payments.getByLabel('Montant reçu').fill('150');
  await expect(payments).toContainText(/C’est 50,00\s€ de plus que ce qui est dû/);
  await payments.getByRole('button', { name: 'Enregistrer le paiement' }).click();

  const owed = page.getByRole('region', { name: 'Ce que vous devez à vos clients' });
  await expect(owed).toContainText(/Trop-perçu de la facture 2026-017\s*50,00\s€/);
  await expectAccessible(page);
  await owed.getByRole('button', { name: /^Imputer/ }).click();
  const setOff = page.getByRole('dialog', { name: 'Imputer un crédit' });
  await expect(setOff.getByLabel('Facture 2026-018')).toHaveValue('50,00');
  await setOff.getByLabel('Facture 2026-018').fill('25');
  await expect(setOff).toContainText(/Il restera 25,00\s€ à valoir/);
  await expectAccessible(page);
  await setOff.getByRole('button', { name: 'Imputer', exact: true }).click();
  await expect(documents(page)).toContainText(/Imputation de 25,00\s€\s: 2026-017/);
  await expect(owed).toContainText(/sur 50,00\s€\s: imputation de 25,00\s€ sur 2026-018/);

  await owed.getByRole('button', { name: /^Rembourser/ }).click();
  const payBack = page.getByRole('dialog', { name: 'Rembourser le client' });
  await expect(payBack.getByLabel('Montant rendu')).toHaveValue('25,00');
  await payBack.getByRole('button', { name: 'Enregistrer le remboursement' }).click();
  await expect(owed).toHaveCount(0);
  await showPayments(page, '2026-018');
  await expect(payments).toContainText(/il reste 175,00\s€ à recevoir/);
  await payments.getByRole('button', { name: 'Ne plus déduire' }).click();
  await expect(payments).toContainText(/il reste 200,00\s€ à recevoir/);
  await page.keyboard.press('Escape');
  await expect(owed).toContainText(/remboursement de 25,00\s€/);
});

/** An invoice issued today, without VAT. */
function selling(unitPrice: string, number: string): Draft {
  return {
    ...requireDraft(samples.graphiste),
    number,
    issueDate: DAY,
    ...{ allowances: [], charges: [], prepayments: [] },
    lines: [{ kind: 'item', name: 'Charte graphique', quantity: '1', unit: 'LS', unitPrice }],
  };
}

function documents(page: Page) {
  return page.getByRole('list', { name: 'Documents', exact: true });
}
