import { expect, type Page } from 'playwright/test';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  clientCard,
  type EditorPath,
  field,
  openClient,
  openEditor,
  openPayment,
  openSection,
  openSeller,
} from '../journey/open-editor.ts';

const paths: EditorPath[] = ['/facture-tva', '/facture-auto-entrepreneur'];

describeLooks(() => {
  // axe reads every element of a long form, several times.
  test.slow();

  for (const path of paths) {
    test(`${path}, empty then full of errors, is accessible`, async ({ page }) => {
      await openEditor(page, path);
      await expectAccessible(page);
      await openSeller(page);
      await openClient(page);
      await expectAccessible(page);
      await field(clientCard(page), 'Code postal').fill('12');
      await field(page, 'Date d’émission').fill('demain soir');
      await openPayment(page);
      await field(page, 'IBAN').fill('FR');
      for (const title of [
        /^Contact/,
        /^Cas particuliers/,
        /^Références/,
        /^Remises/,
        /^Conformité/,
      ])
        await openSection(page, title);
      await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
      await expect(page.getByText('Un champ n’a pas pu être lu.')).toBeVisible();
      await expect(field(page, 'IBAN')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
    });
  }

  test('a full invoice is accessible, its dialogs too', async ({ page }) => {
    await openEditor(page);
    await fillInvoice(page);
    for (const title of [/^Apparence/, /^Mentions/, /^Remises/]) await openSection(page, title);
    await expectAccessible(page);
    for (const [open, dialog] of dialogs) {
      await open(page);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

test('the preview of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEditor(page);
  await page.getByRole('button', { name: 'Aperçu' }).click();
  await expect(page.getByRole('dialog', { name: 'Aperçu' })).toBeVisible();
  await expectAccessible(page);
});

test('the document can be read and filled at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openEditor(page);
  await fillInvoice(page);
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  await expectNoOverflow(page);
});

const dialogs: [(page: Page) => Promise<void>, RegExp][] = [
  [(page) => pick(page, 'Autres actions', /mes documents/i), /^Mes documents/],
  [(page) => pick(page, 'Autres actions', /^Voir les raccourcis/), /^Raccourcis clavier/],
  [(page) => pick(page, 'Autres actions', /^Tout effacer/), /^Effacer tout le document/],
  [(page) => pick(page, 'Autres actions', /^Changer de type/), /^Changer de type/],
  [(page) => page.getByRole('button', { name: /^Coller/ }).click(), /^Coller depuis un tableur/],
];

async function pick(page: Page, menu: string, name: RegExp) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name }).click();
}
