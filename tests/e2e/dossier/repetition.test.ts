import { expect, type Locator, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';
import { waitForEditor } from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

const invoice = {
  ...requireDraft(samples.menuisier),
  number: 'F-2026-0042',
  issueDate: '2026-11-30',
  subject: 'Entretien novembre 2026',
  supply: { start: '2026-11-01', end: '2026-11-30' },
};

test('a document is repeated, prepared at each of its dates, paused, stopped and taken back', {
  tag: '@core',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-30T10:00:00+01:00');
  await seedDevice(page, [{ id: 'model', draft: invoice }]);
  await page.goto('/dossier');
  const dialog = await askToRepeat(page, 'F-2026-0042');
  await expect(dialog.getByLabel('Fréquence')).toHaveValue('month');
  await expect(dialog.getByLabel('Prochain le')).toHaveValue('2026-12-31');
  await expect(dialog.getByLabel('Toujours le dernier jour du mois')).toBeChecked();
  await expect(dialog.getByRole('listitem').nth(2)).toHaveText(
    /28.février.2027\s*Période.: février.2027\s*Entretien février 2027/,
  );
  await expectAccessible(page);
  await dialog.getByLabel('Prochain le').fill('2026-11-29');
  await dialog.getByRole('button', { name: 'Répéter' }).click();
  await expect(dialog.getByText('Choisissez aujourd’hui ou une date à venir.')).toBeVisible();
  await expect(dialog.getByLabel('Prochain le')).toBeFocused();
  await dialog.getByLabel('Prochain le').fill('2026-12-31');
  await dialog.getByRole('button', { name: 'Répéter' }).click();
  const card = page.getByRole('region', { name: 'Documents répétés' });
  await expect(card).toContainText(/Chaque mois, prochain le 31.décembre.2026/);

  await page.clock.setFixedTime('2027-02-10T10:00:00+01:00');
  await page.reload();
  await expect(page.getByText('2 documents répétés sont prêts.')).toBeVisible();
  await expect(card).toContainText(/prochain le 28.février.2027/);
  await expect(card.getByRole('link')).toHaveText([
    'Facture F-2027-0001 à émettre',
    'Facture F-2027-0002 à émettre',
  ]);
  await expectAccessible(page);
  await page.reload();
  await expect(card.getByRole('link')).toHaveCount(2);

  await act(card, 'Mettre en pause');
  await expect(card).toContainText('Chaque mois, en pause');
  await page.clock.setFixedTime('2027-05-10T10:00:00+02:00');
  await act(card, 'Reprendre');
  await expect(card).toContainText(/prochain le 31.mai.2027/);
  await act(card, 'Arrêter');
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(card).toContainText(/prochain le 31.mai.2027/);

  await card.getByRole('link', { name: 'F-2027-0001' }).click();
  await waitForEditor(page);
  await expect(page.getByText('Entretien décembre 2026').first()).toBeVisible();
});

test('the words of a period stay in the model, and what is prepared becomes one', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-30T10:00:00+01:00');
  const draft = { ...invoice, number: 'F-2026-0043', subject: 'Forfait de {mois} {année}' };
  await seedDevice(page, [{ id: 'words', draft, isUnissued: true }]);
  await page.goto('/facture-tva?brouillon=words');
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Autres actions' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Répéter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Répéter' });
  await expect(dialog).toContainText('Forfait de décembre 2026');
  await expect(dialog.getByLabel('À sa date')).toHaveCount(0);
  await dialog.getByLabel('Fréquence').selectOption('Chaque trimestre');
  await expect(dialog.getByLabel('Prochain le')).toHaveValue('2027-02-28');
  await dialog.getByLabel('Fin').selectOption('Après un nombre de documents');
  await dialog.getByLabel('Nombre de documents').fill('4');
  await dialog.getByRole('button', { name: 'Répéter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Forfait de novembre 2026').first()).toBeVisible();

  await page.clock.setFixedTime('2027-03-01T10:00:00+01:00');
  await page.goto('/dossier');
  const card = page.getByRole('region', { name: 'Documents répétés' });
  await expect(card.getByRole('link')).toHaveCount(1);
  const again = await askToRepeat(page, 'F-2027-0001', 'Changer la répétition');
  await expect(again.getByLabel('Nombre de documents')).toHaveValue('3');
  await expect(again).toContainText('D’après la facture F-2027-0001');
  await again.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(card).toContainText(/prochain le 31.mai.2027/);
});

test('an account keeps what repeats for all devices, and says when it cannot', async ({
  page,
  context,
  request,
  openElsewhere,
}) => {
  const account = await makeAccount(request);
  await issueDrafts(request, account, [{ ...invoice, number: '' }]);
  await openAccount(page, account);
  await page.goto('/documents');
  const dialog = await askToRepeat(page, 'F-2026-0001');
  await dialog.getByLabel('Prix').selectOption('Ceux de mes produits, à leur date');
  await dialog.getByLabel('Prochain le').fill('2099-11-30');
  await dialog.getByLabel('À sa date').selectOption('Il part tout seul');
  const address = dialog.getByLabel('E-mail du client');
  await address.fill('compta@garance');
  await dialog.getByRole('button', { name: 'Répéter' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/adresse/);
  await address.fill('compta@garance.example');
  await expectAccessible(page);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Répéter' }).click();
  await expect(page.getByText('La répétition n’a pas été enregistrée.')).toBeVisible();
  await expect(dialog.getByLabel('Prochain le')).toHaveValue('2099-11-30');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Répéter' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('region', { name: 'Documents répétés' });
  await expect(card).toContainText(/prochain le 30.novembre.2099/);

  const phone = await openElsewhere();
  await openAccount(phone, account);
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/documents');
  const there = phone.getByRole('region', { name: 'Documents répétés' });
  await expect(there).toContainText('Part tout seul à compta@garance.example');
  await act(there, 'Changer');
  const changing = phone.getByRole('dialog', { name: 'Changer la répétition' });
  await expect(changing.getByLabel('Prix')).toHaveValue('catalogue');
  await expect(changing.getByLabel('E-mail du client')).toHaveValue('compta@garance.example');
  await changing.getByLabel('Fréquence').selectOption('Chaque année');
  await changing.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(there).toContainText('Chaque année');
  await act(there, 'Mettre en pause');
  await expect(there).toContainText('en pause');
  await page.reload();
  await expect(card).toContainText('Chaque année, en pause');
  await act(card, 'Arrêter');
  await expect(card).toBeHidden();
});

test('what a document lacks is said before it is sent by itself', async ({ page, request }) => {
  const account = await makeAccount(request);
  const seller = { ...invoice.seller, siren: '', siret: '' };
  const buyer = { ...invoice.buyer, email: 'compta@garance.example' };
  await issueDrafts(request, account, [{ ...invoice, number: '', seller, buyer }]);
  await openAccount(page, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/documents');
  const dialog = await askToRepeat(page, 'F-2026-0001');
  const lack = dialog.getByText(/SIREN du vendeur.+Complétez le document/);
  await expect(lack).toHaveCount(0);
  await dialog.getByLabel('À sa date').selectOption('Il part tout seul');
  await expect(dialog.getByLabel('E-mail du client')).toHaveValue('compta@garance.example');
  await expect(lack).toBeVisible();
  await expectAccessible(page);
});

async function askToRepeat(page: Page, number: string, title = 'Répéter'): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^Actions.*${number}$`) }).click();
  await page.getByRole('menuitem', { name: 'Répéter' }).click();
  return page.getByRole('dialog', { name: title });
}

async function act(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^Répétition/ }).click();
  await card.page().getByRole('menuitem', { name }).click();
}
