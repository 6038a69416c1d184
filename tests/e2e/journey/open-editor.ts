import { expect, type Locator, type Page } from 'playwright/test';

export type EditorPath = '/facture-tva' | '/facture-auto-entrepreneur';

/**
 * Opens a page where a document is made, and waits until it has asked the device for its next
 * number.
 */
export async function openEditor(page: Page, path: string = '/facture-tva' satisfies EditorPath) {
  await page.goto(path);
  await waitForEditor(page);
}

/**
 * The document is shown, in sight, and every part of its form answers: what comes earlier has
 * journeys of its own (loading.test.ts).
 */
export async function waitForEditor(page: Page) {
  await waitForPage(page);
  await expectNumber(page, /./);
}

/** The section of the number and dates, which few documents open. */
export async function openDocument(page: Page) {
  await unfold(
    page.locator('section[aria-labelledby="document-title"]').getByRole('button').first(),
    field(page, 'Numéro'),
  );
}

/**
 * The card of a client whom the page knows is a line until one opens it: it may fold between a look
 * and a press, when a draft comes back.
 */
export async function openClient(page: Page) {
  const edit = clientCard(page).getByRole('button', { name: /^Modifier/ });
  const kind = clientCard(page).getByRole('combobox', { name: 'Nature du client' });
  await expect(async () => {
    if (await edit.isVisible()) await edit.click({ timeout: 1000 });
    await expect(kind).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** The number of the document that is shown, or about to be. */
export async function expectNumber(page: Page, number: string | RegExp) {
  await expect(async () => {
    await openDocument(page);
    await expect(field(page, 'Numéro')).toHaveValue(number, { timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** Who is billed: the line that a whole client folds to is opened, and its field is read. */
export async function expectClient(page: Page, name: string) {
  await expect(async () => {
    await openClient(page);
    const input = field(clientCard(page), 'Nom ou dénomination');
    await expect(input).toHaveValue(name, { timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** A form that is just shown anew forgets what was pressed before. */
async function unfold(fold: Locator, inside: Locator) {
  await expect(async () => {
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click({ timeout: 1000 });
    await expect(inside).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** As for any other expectation (playwright.config.ts). */
const PATIENCE = 15_000;

/** The page and all its parts answer. */
export async function waitForPage(page: Page) {
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

/** The button of the last message: what reads a file for long has one of the same name. */
export async function undo(page: Page) {
  const messages = page.getByRole('region', { name: /^Notifications/ });
  await messages.getByRole('button', { name: 'Annuler' }).click();
}

/**
 * Types as a hand does, once the field has the focus: a form that has just been shown again takes
 * none for a moment.
 */
export async function typeInto(target: Locator, text: string) {
  await target.click();
  await expect(target).toBeFocused();
  await target.pressSequentially(text);
}

/** A text field by its label. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(label, { exact: true });
}

/** The card of the seller. */
export function sellerCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Vous', exact: true });
}

/** The card of the client. */
export function clientCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Client', exact: true });
}

/** A cell of a line, by the name of its column; lines count from 1. */
export function cell(page: Page, column: string, line: number): Locator {
  const role = CHOICES.has(column) ? 'combobox' : 'textbox';
  return page.getByRole(role, { name: `${column}, ligne ${line}`, exact: true });
}

/** Brings the lines into the window: those far from it are only named. */
export async function showLines(page: Page) {
  const heading = page.getByRole('heading', { name: 'Lignes' });
  // The page of the other kind may still be replacing it.
  await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass({
    timeout: PATIENCE,
  });
}

/** What each line begins with: its name, its title or its text. */
export function lineNames(page: Page): Promise<string[]> {
  const lines = page.getByRole('list', { name: 'Lignes' }).getByRole('listitem');
  return lines.evaluateAll((all) =>
    all.map((each) => each.querySelector<HTMLInputElement>('input, textarea')?.value ?? ''),
  );
}

/** A part of the page that opens by its title. */
export async function openSection(page: Page, title: RegExp) {
  const button = page.getByRole('heading', { name: title }).getByRole('button');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** The live sheet beside the form. */
export function sheet(page: Page): Locator {
  return page.getByRole('img', { name: /^Aperçu\s: / }).first();
}

/** Clicks a text of the sheet where it is painted. */
export async function clickSheet(page: Page, text: string | RegExp) {
  const mark = sheet(page).getByText(text, { exact: true }).first();
  await mark.scrollIntoViewIfNeeded();
  await waitUntilStill(mark);
  // The page under the text takes the press, so that it is forced, and Playwright does not wait.
  await mark.click({ force: true });
}

/** The sheet follows what is typed, and scrolls to what is edited. */
export async function waitUntilStill(mark: Locator) {
  await expect(async () => {
    const before = await mark.boundingBox();
    await mark
      .page()
      .evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    expect(await mark.boundingBox()).toEqual(before);
  }).toPass({ timeout: PATIENCE });
}

const CHOICES: ReadonlySet<string> = new Set(['Désignation', 'Unité', 'TVA']);
