import { expect, type Locator } from 'playwright/test';
import { download, expectKept } from '../journey/download-file.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { cell, field, openEditor, showLines, waitForEditor } from '../journey/open-editor.ts';

// A field paints its own text first: work queued before the next paint must still see that text.

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
  // The file is saved before the document is; a finished one has its own URL.
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
  // The old page shows this text too, so wait for the next one.
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

/** Types a text and acts before the browser can repaint. */
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
