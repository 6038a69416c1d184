import { expect, type Page } from 'playwright/test';
import { test } from '../journey/journey.ts';
import { openEditor } from '../journey/open-editor.ts';
import { FIELDS_OF_KINDS } from './fields-of-kinds.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const [path, fields] of Object.entries(FIELDS_OF_KINDS))
  test(`${path}: each field is seen at once or within two presses`, async ({ page }) => {
    await openEditor(page, path);
    const seen = new Set(await listSettled(page));
    for (const presses of [1, 2]) {
      await page.getByRole('main').evaluate(pressOpeners, String(presses));
      for (const field of await listSettled(page)) seen.add(field);
    }
    expect(fields.filter((field) => !seen.has(field))).toEqual([]);
  });

/** The inside of what was opened may still have to be fetched. */
async function listSettled(page: Page): Promise<string[]> {
  const seen: string[][] = [];
  const isSettled = async () => {
    seen.push(await listSeen(page));
    return seen.length > 1 && seen.at(-1)?.length === seen.at(-2)?.length;
  };
  await expect.poll(isSettled, { intervals: [SETTLED_MS] }).toBe(true);
  return seen.at(-1) ?? [];
}

function listSeen(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('[id^="field-"]')]
        .filter((field) => field.getClientRects().length > 0)
        .map((field) => field.id.replace('field-', '')),
    );
}

/** Presses once each button that opens a part of the form or adds one, among those shown now. */
async function pressOpeners(main: Element, presses: string): Promise<void> {
  const isOpener = (button: Element) =>
    !button.hasAttribute('aria-haspopup') &&
    (button.ariaExpanded === 'false' || /^(?:Ajouter|Saisir)/.test(button.textContent));
  const openers = [...main.querySelectorAll('button')].filter(
    (button) => button.getClientRects().length > 0 && !button.dataset.presses && isOpener(button),
  );
  for (const button of openers) {
    button.dataset.presses = presses;
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

const SETTLED_MS = 500;
