import { expect, type Page } from 'playwright/test';
import {
  download,
  downloadPdf,
  expectKept,
  openOutcome,
  showInMenu,
} from '../journey/download-file.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillInvoice, fillLine } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { expectNumber, openEditor } from '../journey/open-editor.ts';
import { recordShares } from '../journey/record-shares.ts';

const outcome = (page: Page) => page.getByRole('region', { name: 'Et maintenant' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the file itself goes to the client, with a message', { tag: '@core' }, async ({ page }) => {
    await page.addInitScript(recordShares);
    await openEditor(page);
    await fillInvoice(page);
    const press = () => page.getByRole('button', { name: 'Télécharger le PDF' }).tap();
    const { bytes } = await download(page, press);
    await expectNoOverflow(page);
    await expectFree(page, 'Facture téléchargée');
    // Even at the top of the page, the bar stays visible below the outcome.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Aperçu' })).toBeInViewport({ ratio: 1 });
    await outcome(page).getByRole('button', { name: 'Envoyer au client' }).tap();
    await expect.poll(() => page.evaluate(() => window.shares?.length)).toBe(1);
    const [shared] = (await page.evaluate(() => window.shares)) ?? [];
    expect(shared).toMatchObject({ type: 'application/pdf' });
    expect(shared?.name).toMatch(/^F-2026-0001 .+\.pdf$/);
    expect(shared?.text).toMatch(
      /^Bonjour,\s+Veuillez trouver ci-joint la facture F-2026-0001 du /,
    );
    expect(bytes.equals(Buffer.from(shared?.bytes ?? []))).toBe(true);
    await expectAccessible(page);
  });

  test('the question of cookies waits until what follows the file is folded', async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('cookie-consent-given'));
    await openEditor(page);
    await fillInvoice(page);
    const cookies = page.locator('[data-notice="cookies"]');
    await expect(cookies).toBeVisible();
    await downloadPdf(page);
    await expect(cookies).toBeHidden();
    await outcome(page).getByRole('button', { name: 'Recevoir par e-mail' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).tap();
    await outcome(page).getByRole('heading').getByRole('button').tap();
    await expect(cookies).toBeVisible();
  });
});

test('the message is ready, the file opens, and what became of it is said', {
  tag: ['@core', '@browser'],
}, async ({ page, openElsewhere }) => {
  await openEditor(page);
  await fillInvoice(page);
  await downloadPdf(page);
  const next = outcome(page);
  await expect(page.getByRole('status').filter({ hasText: 'F-2026-0001 est prête.' })).toHaveCount(
    1,
  );
  const mail = 'Écrire depuis ma messagerie';
  await expect(await showInMenu(page, mail)).toHaveAttribute(
    'href',
    /^mailto:[^?]*\?subject=Facture%20F-2026-0001/,
  );
  await expectAccessible(page);
  const opening = page.waitForEvent('popup');
  await (await showInMenu(page, 'Ouvrir le PDF')).click();
  await expect.poll(async () => (await opening).url()).toMatch(/^blob:/);
  await (await opening).close();
  await page.goto('/dossier');
  await expect(page.getByText('À encaisser').locator('..')).toContainText(/1\s800,00\s€/);
  await expect(page.getByText(/^échéance \d/).filter({ visible: true })).toBeVisible();
  await page.goBack();
  await openOutcome(page);
  await next.getByRole('button', { name: /^Payée\s\?$/ }).click();
  const paying = page.getByRole('dialog', { name: 'Marquer payée' });
  const means = paying.getByLabel('Moyen de paiement');
  await expect(means).toHaveValue('transfer');
  await means.selectOption('Chèque');
  await expectAccessible(page, '[role="dialog"]');
  await paying.getByRole('button', { name: 'Marquer payée' }).click();
  await expect(page.getByText(/1\s800,00\s€ · Chèque · \d/)).toBeVisible();
  await expect(next.getByRole('button', { name: /^Payée/ })).toHaveCount(0);
  await expect(next.getByRole('button', { name: 'Créer le reçu' })).toBeVisible();
  await expect(await showInMenu(page, mail)).toHaveAttribute(
    'href',
    /d%C3%A9j%C3%A0%20r%C3%A9gl%C3%A9e/,
  );
  await (await showInMenu(page, 'Partager par un lien')).click();
  const sharing = page.getByRole('dialog', { name: 'Partager par un lien' });
  const other = await openElsewhere();
  await other.goto(await sharing.getByLabel('Lien', { exact: true }).inputValue());
  await expect(other.getByText(/^Montant payé/)).toContainText(/1\s800,00\s€/);
  await expect(other.getByText(/avant de payer/)).toHaveCount(0);

  await page.goto('/dossier');
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Payée');
  await expect(page.getByText('À encaisser').locator('..')).toContainText(/^À encaisser0,00\s€$/);
  await page.getByRole('button', { name: /^Actions\s: facture F-2026-0001/ }).click();
  await page.getByRole('menuitem', { name: 'Envoyer' }).click();
  await expect(outcome(page).getByRole('button', { name: 'Recevoir par e-mail' })).toBeVisible();
});

test('what is folded stays at hand, and is not opened by a visit', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await downloadPdf(page);
  const fold = outcome(page).getByRole('button', { name: /^F-2026-0001 est prête/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await showInMenu(page, 'Copier le message');
});

/** No button is covered by the message. */
async function expectFree(page: Page, said: string) {
  const message = page.locator('[data-sonner-toast]').filter({ hasText: said });
  await expect(message).toBeVisible();
  await expect
    .poll(() =>
      message.evaluate((toast) => {
        const { top, bottom, left, right } = toast.getBoundingClientRect();
        const points = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20).flatMap(
          (part) =>
            [0.1, 0.5, 0.9].map((side) => ({
              x: left + side * (right - left),
              y: top + part * (bottom - top),
            })),
        );
        const under = points.flatMap(({ x, y }) =>
          document
            .elementsFromPoint(x, y)
            .filter((element) => !element.closest('[data-sonner-toaster]'))
            .slice(0, 1)
            .map((element) => element.closest('button, a[href]')?.textContent ?? ''),
        );
        return [...new Set(under)].filter(Boolean);
      }),
    )
    .toEqual([]);
}

test('the next document starts where a page starts, and a payment taken back stays in place', async ({
  page,
}) => {
  await openEditor(page);
  await fillInvoice(page);
  await downloadPdf(page);
  const next = await openOutcome(page);
  await expectKept(page);
  await page.getByRole('button', { name: /^Payée\s\?$/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Marquer payée' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(next.locator(':focus')).toHaveCount(1);
  await expect(page.getByText('Notée payée', { exact: true })).toBeVisible();
  await expect(next.getByRole('button', { name: /^Payée/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(next.getByRole('button', { name: /^Payée\s\?$/ })).toBeVisible();
  await expect(page.getByText('Notée payée', { exact: true })).toHaveCount(0);
  await expect(next.locator(':focus')).toHaveCount(1);

  await page.getByRole('button', { name: 'Pour le même client' }).press('Enter');
  await expect(next).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectNumber(page, 'F-2026-0002');
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  await downloadPdf(page);
  await expectKept(page);
  await openOutcome(page);
  await (await showInMenu(page, 'Dupliquer')).press('Enter');
  await expect(next).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectNumber(page, 'F-2026-0003');
});
