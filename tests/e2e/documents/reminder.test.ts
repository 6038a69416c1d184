import { expect, type Page } from 'playwright/test';
import { createPdf } from '#documents/pdf';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { openPdf } from '#golden/open-pdf.ts';
import { readGlyphs } from '#golden/read-glyphs.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { download } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import { field, openEditor } from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

test.use({ day: '2026-07-31' });

test('from an unpaid invoice to the formal notice, its amounts explained', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/relance');
  await expect(page.getByText('Indiquez le montant et l’échéance d’une facture')).toBeVisible();
  await expect(page.getByText('l’indemnité de 40 € sont calculés')).toBeVisible();
  await fillDebt(page);
  const result = page.getByRole('region', { name: 'Votre relance' });
  await expect(result.getByRole('status')).toContainText('2 489,25 €');
  await expect(page.getByRole('radio', { name: /^Mise en demeure/ })).toBeChecked();

  await page.getByRole('button', { name: /Voir le calcul/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Calcul pour F-2026-0042' });
  await expect(dialog.getByRole('row', { name: /30\/06\/2026/ })).toContainText('23,97');
  await expect(dialog.getByRole('row', { name: /31\/07\/2026/ })).toContainText('25,28');
  await page.keyboard.press('Escape');

  await result.getByRole('radio', { name: 'E-mail' }).check();
  await expect(result).toContainText('Mise en demeure de payer – facture F-2026-0042');
  const press = () => page.getByRole('button', { name: 'Télécharger la lettre' }).click();
  const { name, bytes } = await download(page, press);
  expect(name).toBe('Mise en demeure du 31 juillet 2026 Cycles Garance.pdf');
  const text = await openPdf(new Uint8Array(bytes), async (pdf) =>
    (await readGlyphs(pdf, 1)).join('\n'),
  );
  expect(text).toContain('Lettre recommandée avec avis de réception');
  expect(text).toContain('article 1344 du code civil');
});

test('without names nothing leaves, and the page says which is missing', async ({ page }) => {
  await page.goto('/relance');
  await field(page, 'Montant TTC à payer').fill('100');
  await page.getByRole('textbox', { name: 'Échéance' }).fill('31/05/2026');
  await page.getByRole('button', { name: 'Télécharger la lettre' }).click();
  await expect(page.getByText('Indiquez votre client.')).toBeVisible();
  await expect(field(page, 'Nom du client')).toBeFocused();
});

test('a private person owes the invoice alone before a formal notice', async ({ page }) => {
  await page.goto('/relance');
  await fillDebt(page);
  await page.getByLabel('Votre client est').selectOption('Un particulier');
  const result = page.getByRole('region', { name: 'Votre relance' });
  await expect(result.getByRole('status')).toContainText(/2\s400,00/);
  await expect(result).toContainText('à partir de la réception de cette lettre');
  await field(page, 'Mise en demeure déjà reçue le').fill('10/07/2026');
  await expect(result.getByRole('status')).toContainText(/3,80\s€ d’intérêts/);
});

test('the letter has the template and the colour of the invoice that it is about', async ({
  page,
}) => {
  const invoice = requireDraft(samples.menuisier);
  const style = { ...invoice.style, template: 'moderne', accent: '#7A2E8C' } as const;
  const late = { ...invoice, dueDate: '2026-05-31', issueDate: '2026-05-01', style };
  await seedDevice(page, [{ id: 'late', draft: late }]);
  await page.goto('/relance?document=late');
  const letter = page.getByRole('img', { name: /^Mise en demeure/ });
  await expect(letter.locator('rect[fill="#7A2E8C"]').first()).toBeVisible();
  const press = () => page.getByRole('button', { name: 'Télécharger la lettre' }).click();
  const { bytes } = await download(page, press);
  const words = await openPdf(new Uint8Array(bytes), async (pdf) => readGlyphs(pdf, 1));
  expect(words.join(' ')).toContain(invoice.number);
  await page.reload();
  await expect(letter.locator('rect[fill="#7A2E8C"]').first()).toBeVisible();
});

test('a reminder is of one company to one client: another invoice begins a new one', async ({
  page,
}) => {
  const invoice = requireDraft(samples.menuisier);
  const late = { ...invoice, dueDate: '2026-05-31', issueDate: '2026-05-01' };
  const buyer = { ...invoice.buyer, name: 'Hôtel du Lac' };
  await seedDevice(page, [
    { id: 'first', draft: late },
    { id: 'second', draft: { ...late, buyer } },
  ]);
  await page.goto('/relance?document=first');
  await expect(field(page, 'Nom du client')).toHaveValue(invoice.buyer.name);
  await page.goto('/relance?document=second');
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(field(page, 'Nom du client')).toHaveValue('Hôtel du Lac');
  await expect(page.getByLabel('Montant TTC à payer')).toHaveCount(1);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(field(page, 'Nom du client')).toHaveValue(invoice.buyer.name);
});

test('a letter that was made stays with its invoice, and the next one tells of it', async ({
  page,
}) => {
  const invoice = requireDraft(samples.menuisier);
  const late = { ...invoice, dueDate: '2026-06-30', issueDate: '2026-06-01' };
  await seedDevice(page, [{ id: 'late', draft: late }]);
  await page.goto('/relance?document=late');
  await page.getByRole('radio', { name: /^Mise en demeure/ }).check();
  const result = page.getByRole('region', { name: 'Votre relance' });
  await result.getByRole('radio', { name: 'E-mail' }).check();
  await expect(result).toContainText('La facture suivante, arrivée à échéance');
  await expect(result).not.toContainText('Malgré');
  await download(page, () => page.getByRole('button', { name: 'Télécharger la lettre' }).click());
  await expect(page.getByText('Mise en demeure du 31/07/2026')).toBeVisible();

  await page.clock.setFixedTime('2026-08-20T10:00:00+02:00');
  await page.goto('/dossier');
  await expect(page.getByText('relance du 31/07/2026').first()).toBeAttached();
  await page.goto('/relance?document=late');
  await result.getByRole('radio', { name: 'E-mail' }).check();
  await expect(result).toContainText(/Malgré la relance du 31\sjuillet\s2026, la facture suivante/);
  await page.getByRole('button', { name: /^Retirer.*Mise en demeure du 31\/07\/2026/ }).click();
  await expect(result).not.toContainText('Malgré');
  await page.goto('/dossier');
  await expect(page.getByText('en retard depuis le 30/06/2026').first()).toBeAttached();
  await expect(page.getByText('relance du 31/07/2026')).toHaveCount(0);
});

test('what is typed survives a reload, and what cannot be read says what to write', async ({
  page,
}) => {
  await page.goto('/relance');
  await fillDebt(page);
  await page.getByRole('textbox', { name: 'Échéance' }).fill('bientôt');
  await field(page, 'Nom du client').focus();
  await expect(page.getByText('Écrivez une date, par exemple 31/08/2026.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Échéance' })).toHaveValue('bientôt');
  await expect(field(page, 'Nom du client')).toHaveValue('Cycles Garance');
});

test('an invoice of this device is chosen, or comes by its address', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/brouillon=/);
  const id = new URL(page.url()).searchParams.get('brouillon');
  await page.clock.setFixedTime('2026-12-20T10:00:00+01:00');
  await page.goto(`/relance?document=${id}`);
  await expect(field(page, 'Nom du client')).toHaveValue(/Garance/);
  await expect(page).toHaveURL(/\/relance$/);
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(field(page, 'Nom du client')).toHaveValue('');
  await page.getByRole('button', { name: 'Choisir une de mes factures' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Garance/ })
    .click();
  await expect(field(page, 'Montant TTC à payer')).toHaveValue(/1\s800,00/);
});

test('an invoice comes from its file', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-10T10:00:00+01:00');
  await page.goto('/relance');
  const draft = requireDraft(samples.menuisier);
  const { bytes } = createPdf({ draft, today: '2026-11-20', ...(await loadFonts()) });
  const button = page.getByRole('button', { name: 'Ouvrir un fichier' });
  const file = { name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
  await chooseFiles(page, () => button.click(), file);
  await expect(field(page, 'Numéro de la facture')).toHaveValue('F-2026-0042');
  await expect(page.getByText('21 jours de retard')).toBeVisible();
  await expect(page.getByText(/ne sont pas encore connus ici/)).toBeVisible();
});

describeLooks(() => {
  test('the page is accessible', async ({ page }) => {
    test.slow();
    await page.goto('/relance');
    await expectAccessible(page);
    await fillDebt(page);
    await page.getByRole('button', { name: 'Ajouter un paiement reçu' }).click();
    await field(page, 'Montant reçu 1').fill('rien');
    await expect(page.getByRole('img', { name: /^Mise en demeure/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Voir le calcul/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  });
});

/** 2 400 € due on 31/05/2026, 61 days before the clock of these tests. */
async function fillDebt(page: Page) {
  await field(page, 'Numéro de la facture').fill('F-2026-0042');
  await field(page, 'Date de la facture').fill('01/05/2026');
  await field(page, 'Montant TTC à payer').fill('2400');
  await page.getByRole('textbox', { name: 'Échéance' }).fill('31/05/2026');
  await field(page, 'Nom du client').fill('Cycles Garance');
  await field(page, 'Votre nom ou votre entreprise').fill('Menuiserie Lefèvre');
}
