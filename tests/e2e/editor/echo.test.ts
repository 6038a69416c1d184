import { expect, type Locator } from 'playwright/test';
import { download, expectKept } from '../journey/download-file.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { cell, field, openEditor, showLines, waitForEditor } from '../journey/open-editor.ts';

// A field shows its own text first; whatever comes before the next paint must not come before that
// text.

test('a text typed in the same instant as a command is part of what it saves', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await field(page, 'Objet').fill('Pose de');
  const { bytes } = await download(page, () =>
    typeAnd(field(page, 'Objet'), ' volets', (control) =>
      control.dispatchEvent(
        new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    ),
  );
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // The file comes before the device has the document, and a finished one is found by its address.
  await expectKept(page);
  await expect(page).toHaveURL(/[?]brouillon=/);
  await page.reload();
  await waitForEditor(page);
  await expect(field(page, 'Objet')).toHaveValue('Pose de volets');
});

test('a text typed in the instant before the page is left is found again', async ({ page }) => {
  await openEditor(page);
  await field(page, 'Objet').fill('Pose de');
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?]brouillon=/);
  // The page that is left shows this text too: it is looked for in the next one.
  const next = page.waitForEvent('domcontentloaded');
  await typeAnd(field(page, 'Objet'), ' volets', () => location.reload());
  await next;
  await waitForEditor(page);
  await expect(field(page, 'Objet')).toHaveValue('Pose de volets');
});

test('what the page makes of a text replaces it, where it was typed', async ({ page }) => {
  await openEditor(page);
  await showLines(page);
  const name = cell(page, 'Désignation', 1);
  await name.fill('Volet');
  await page.keyboard.type('s battants');
  await expect(name).toHaveValue('Volets battants');
  await page.keyboard.press('Control+z');
  await expect(name).not.toHaveValue('Volets battants');
  await page.keyboard.press('Control+Shift+z');
  await expect(name).toHaveValue('Volets battants');
  const price = cell(page, 'Prix HT', 1);
  await price.fill('1234,50');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue(/^1\s234,50$/);
});

/** Types a text and does something before the browser can draw the page. */
function typeAnd(control: Locator, text: string, next: (control: Element) => unknown) {
  return control.evaluate(
    (element, [typed, code]) => {
      if (!(element instanceof HTMLInputElement)) throw new Error('Not a field');
      element.focus();
      element.setSelectionRange(element.value.length, element.value.length);
      document.execCommand('insertText', false, typed);
      new Function('control', `(${code})(control)`)(element);
    },
    [text, next.toString()] as const,
  );
}
