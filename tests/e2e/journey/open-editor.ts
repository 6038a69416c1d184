import { expect, type Locator, type Page, type Route } from 'playwright/test';

export type EditorPath = '/facture-tva' | '/facture-auto-entrepreneur';

/** Opens an editor and waits until the device has begun or opened the document. */
export async function openEditor(page: Page, path: string = '/facture-tva' satisfies EditorPath) {
  await page.goto(path);
  await waitForEditor(page);
}

/** The document is visible and the form interactive; loading.test.ts covers what comes earlier. */
export async function waitForEditor(page: Page) {
  await waitForPage(page);
  await expect(async () => {
    await openDocument(page);
    await expect(field(page, 'Date d’émission')).toHaveValue(/./, { timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** Unfolds the section of number and dates. */
export async function openDocument(page: Page) {
  await unfold(
    page.locator('section[aria-labelledby="document-title"]').getByRole('button').first(),
    field(page, 'Numéro'),
  );
}

/** Unfolds the section of the bank account, the means and the conditions of payment. */
export async function openPayment(page: Page) {
  const fold = page.getByRole('heading', { name: /^Règlement/ }).getByRole('button');
  await unfold(fold, page.getByRole('group', { name: 'Moyens de paiement' }));
}

/** Opens all the fields of the seller, from the one field or from the card. */
export async function openSeller(page: Page) {
  await openCard(
    sellerCard(page),
    sellerCard(page).getByRole('combobox', { name: 'Votre statut' }),
  );
}

/** Opens all the fields of the client, from the one field or from the card. */
export async function openClient(page: Page) {
  await openCard(
    clientCard(page),
    clientCard(page).getByRole('combobox', { name: 'Nature du client' }),
  );
}

/** A card may fold again meanwhile, when a draft is restored. */
export async function openCard(card: Locator, inside: Locator) {
  const open = card.getByRole('button', { name: /^(?:Modifier|Saisir à la main)/ });
  await expect(async () => {
    if (await open.isVisible()) await open.click({ timeout: 1000 });
    await expect(inside).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** Waits for the document number. */
export async function expectNumber(page: Page, number: string | RegExp) {
  await expect(async () => {
    await openDocument(page);
    await expect(field(page, 'Numéro')).toHaveValue(number, { timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** Checks the client’s name, in the one field or in the open card. */
export async function expectClient(page: Page, name: string) {
  await expect(async () => {
    await openClient(page);
    await expect(clientName(page)).toHaveValue(name, { timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** A form that has just been shown again loses earlier presses. */
async function unfold(fold: Locator, inside: Locator) {
  await expect(async () => {
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click({ timeout: 1000 });
    await expect(inside).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** The same as in playwright.config.ts. */
const PATIENCE = 15_000;

/** Waits until every part of the page is interactive. */
export async function waitForPage(page: Page) {
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

/** Waits until every control answers but those of the sheet, which wake with the rules. */
export async function waitForForm(page: Page) {
  await expect(page.locator('body[data-asleep]')).toHaveCount(0);
  const sheetPane = '[data-asleep]:has([aria-label="Aperçu du document"])';
  const asleep = `[data-asleep]:not(${sheetPane}) :is(input, select, textarea, button)`;
  await expect(page.locator(asleep)).toHaveCount(0);
}

/** Opens a page whose code, or part of it, is delayed; returns what lets it through. */
export async function openAsleep(
  page: Page,
  address: string,
  code = /\.js$/,
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isAwake = false;
  await page.route(code, async (route) => {
    if (isAwake) await route.continue();
    else held.push(route);
  });
  await page.goto(address, { waitUntil: 'commit' });
  // Users only press painted elements; before styles arrive, hidden ones can be found too.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return async () => {
    isAwake = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** The undo button of the last message; a file being read has a button of the same name. */
export async function undo(page: Page) {
  const messages = page.getByRole('region', { name: /^Notifications/ });
  await messages.getByRole('button', { name: 'Annuler' }).click();
}

/** Types key by key once focused: a form that has just been shown again refuses focus at first. */
export async function typeInto(target: Locator, text: string) {
  await target.click();
  await expect(target).toBeFocused();
  await target.pressSequentially(text);
}

export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(label, { exact: true });
}

export function sellerCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Vous', exact: true });
}

export function clientCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Client', exact: true });
}

/** The first field of the seller: alone it takes a number too, then the name. */
export function sellerName(page: Page): Locator {
  return sellerCard(page).getByLabel(
    /^(?:Nom, SIREN ou SIRET|Dénomination sociale|Prénom et nom|Nom ou dénomination)$/,
  );
}

/** The first field of the client: alone it takes a number too, then the name. */
export function clientName(page: Page): Locator {
  return clientCard(page).getByLabel(
    /^(?:Nom, ou SIREN d’une entreprise|Nom ou dénomination|Prénom et nom|Nom de l’organisme)$/,
  );
}

/** A cell of a line by column name; lines count from 1. */
export function cell(page: Page, column: string, line: number): Locator {
  const role = CHOICES.has(column) ? 'combobox' : 'textbox';
  return page.getByRole(role, { name: `${column}, ligne ${line}`, exact: true });
}

/** Scrolls the lines into view: those far from it render only names. */
export async function showLines(page: Page) {
  const heading = page.getByRole('heading', { name: 'Lignes' });
  // The page of the previous kind may still be present.
  await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass({
    timeout: PATIENCE,
  });
}

/** The first field of each line: name, title or text. */
export function lineNames(page: Page): Promise<string[]> {
  const lines = page.getByRole('list', { name: 'Lignes' }).getByRole('listitem');
  return lines.evaluateAll((all) =>
    all.map((each) => each.querySelector<HTMLInputElement>('input, textarea')?.value ?? ''),
  );
}

export async function openSection(page: Page, title: RegExp) {
  const button = page.getByRole('heading', { name: title }).getByRole('button');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** The live sheet beside the form. */
export function sheet(page: Page): Locator {
  return page.getByRole('img', { name: /^Aperçu\s: / }).first();
}

/** Clicks a text where it is painted on the sheet. */
export async function clickSheet(page: Page, text: string | RegExp) {
  const mark = sheet(page).getByText(text, { exact: true }).first();
  await mark.scrollIntoViewIfNeeded();
  await waitUntilStill(mark);
  // The element under the text receives the click: forced, so Playwright does not wait for it.
  await mark.click({ force: true });
}

/** The sheet updates while typing and scrolls to the edited part. */
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
