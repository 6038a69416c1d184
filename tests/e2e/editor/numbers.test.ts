import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '../journey/journey.ts';
import {
  cell,
  field,
  openEditor,
  openPayment,
  openSection,
  showLines,
} from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

for (const [screen, use] of [
  ['by touch', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ['by mouse', { viewport: { width: 1440, height: 900 } }],
] as const)
  test.describe(screen, () => {
    test.use(use);

    test('what is typed replaces the number that a press selects', async ({ page, hasTouch }) => {
      const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
      await openEditor(page);
      await showLines(page);
      if (hasTouch) await openCard(page);
      const quantity = cell(page, 'Quantité', 1);
      await expect(quantity).toHaveValue('1');
      await press(quantity);
      await page.keyboard.type('2');
      await expect(quantity).toHaveValue('2');

      // In a focused field, a press places the caret.
      await page.keyboard.type('0');
      // Two presses at one point would be a double click.
      const position = { x: 8, y: 12 };
      await (hasTouch ? quantity.tap({ position }) : quantity.click({ position }));
      await expect.poll(() => selectedText(quantity)).toBe('');
      await quantity.press('End');
      await page.keyboard.type('5');
      await expect(quantity).toHaveValue('205');

      const price = cell(page, 'Prix HT', 1);
      await price.fill('450');
      await press(cell(page, 'Désignation', 1));
      await press(price);
      await page.keyboard.type('80');
      await expect(price).toHaveValue('80');
    });
  });

test('a name keeps what was typed, whatever brings the focus', async ({ page }) => {
  await openEditor(page);
  await showLines(page);
  const name = cell(page, 'Désignation', 1);
  await name.fill('Pose');
  await cell(page, 'Quantité', 1).click();
  await name.click();
  await expect.poll(() => selectedText(name)).toBe('');
});

test('a drag selects what it goes over, not the whole number', async ({ page }) => {
  await openEditor(page);
  await showLines(page);
  const price = cell(page, 'Prix HT', 1);
  await price.fill('123456');
  await cell(page, 'Désignation', 1).click();
  const { width, height } = await requireBox(price);
  await price.dragTo(price, {
    sourcePosition: { x: width - 24, y: height / 2 },
    targetPosition: { x: width - 4, y: height / 2 },
    steps: 4,
  });
  const selected = await selectedText(price);
  expect(selected.length).toBeGreaterThan(0);
  expect(await price.inputValue()).not.toBe(selected);
});

test('percentages, rates, days and the numbers of dialogs are replaced too', async ({ page }) => {
  await openEditor(page);
  await openPayment(page);
  await openSection(page, /^Conditions/);
  await page.getByLabel('Escompte pour paiement anticipé').check();
  for (const label of ['Taux', 'Payée sous (jours)']) {
    const input = field(page, label);
    await input.click();
    await page.keyboard.type('3');
    await expect(input).toHaveValue('3');
  }
  // The same when the focus comes by Tab or by script.
  await field(page, 'Taux').focus();
  await expect.poll(() => selectedText(field(page, 'Taux'))).toBe('3');
  await page.getByLabel('Escompte pour paiement anticipé').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => selectedText(field(page, 'Taux'))).toBe('3');
});

function selectedText(input: Locator): Promise<string> {
  return input.evaluate((element: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = element;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });
}

/** On a phone, a line is a card that unfolds its fields. */
async function openCard(page: Page) {
  const list = page.getByRole('list', { name: 'Lignes' });
  const summary = list.getByRole('listitem').first().locator('button[aria-expanded]').first();
  if ((await summary.getAttribute('aria-expanded')) === 'false') await summary.tap();
}
