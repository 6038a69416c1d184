import { expect, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { openPdf } from '#golden/open-pdf.ts';
import { downloadPdf, expectKept } from '../journey/download-file.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { expectNumber, field, waitForEditor } from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

const invoice = requireDraft(samples.menuisier);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport.width === 360 ? '@core' : [] }, () => {
    test.use({ viewport });

    test('what is changed once issued is said where one edits', async ({ page }) => {
      await changeIssued(page);
      const banner = page.getByRole('region', { name: 'Facture déjà émise' });
      await page.getByRole('button', { name: 'Ajouter une ligne' }).scrollIntoViewIfNeeded();
      await expect(banner).not.toBeInViewport();
      const reminder = page.getByText('La facture F-2026-0042 est déjà émise.', { exact: true });
      await expect(reminder).toBeInViewport();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await banner.scrollIntoViewIfNeeded();
      await expect(reminder).toBeHidden();
    });
  });
}

test('an issued invoice that changed is neither printed nor shared in silence', async ({
  page,
}) => {
  await countPrints(page);
  await changeIssued(page);
  const dialog = page.getByRole('dialog', { name: /a déjà été émise$/ });
  await page.keyboard.press('Control+p');
  await expect(dialog.getByRole('button', { name: /, imprimer$/ })).toBeVisible();
  expect(await readPrints(page)).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Autres actions' }).first().click();
  await page.getByRole('menuitem', { name: /^Partager par un lien/ }).click();
  await expect(dialog.getByRole('button', { name: /, partager$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Lien' })).toBeHidden();
  await page.keyboard.press('Escape');

  // The browser’s own print command does not wait.
  const text = await readPrinted(page);
  expect(text).toContain('F-2026-0042');
  expect(text).toContain('BROUILLON');
  await dialog.getByRole('button', { name: 'Il ne l’a pas reçue, imprimer' }).click();
  await expect.poll(() => readPrints(page)).toBe(1);
  expect(await readPrinted(page)).not.toContain('BROUILLON');
});

/** Changes an issued invoice after its file was made. */
async function changeIssued(page: Page) {
  await seedDevice(page, [{ id: 'invoice', draft: invoice, isUnissued: true }]);
  await page.goto('/facture-tva?brouillon=invoice');
  await waitForEditor(page);
  await expectNumber(page, invoice.number);
  await downloadPdf(page);
  await expectKept(page);
  await field(page, 'Date d’émission').fill('19/11/2026');
  await expect(page.getByRole('region', { name: 'Facture déjà émise' })).toBeVisible();
}

async function countPrints(page: Page) {
  await page.addInitScript(() => {
    const printed = { count: 0 };
    Object.assign(window, { printed });
    window.print = () => {
      printed.count += 1;
    };
  });
}

function readPrints(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as { printed?: { count: number } }).printed?.count);
}

/** The text of the printed page. */
async function readPrinted(page: Page): Promise<string> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  return openPdf(new Uint8Array(bytes), async (pdf) => {
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
}
