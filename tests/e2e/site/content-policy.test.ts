import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { FILE_LIST, fileListSchema } from '#server/routes/files/file-list.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { downloadPdf } from '../journey/download-file.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { makePhoto } from '../journey/make-photo.ts';
import { openEditor, openSection, waitForPage } from '../journey/open-editor.ts';

// Every journey fails when a page does what its policy refuses (journey.ts).

test('a PDF with a logo, a dialog, a menu, a message and the next pages break no policy', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await addLogo(page);
  const { text } = await downloadPdf(page, { said: 'Facture téléchargée' });
  expect(text).toContain('Quincaillerie');
  // The style sheets of libraries are adopted: they apply, and that of the scroll lock is left.
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
  await page.getByRole('button', { name: 'Mes documents', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Mes documents' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'Changer de thème', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Sombre' })).toBeVisible();
  await page.keyboard.press('Escape');
  // HTML of the build is shown again after a navigation.
  await follow(page, '/');
  const guides = page.getByRole('region', { name: 'Les derniers guides' });
  const guide = await guides.getByRole('link').first().getAttribute('href');
  for (const path of [guide ?? '', '/faq', '/calculatrices', '/']) {
    await waitForPage(page);
    await follow(page, path);
  }
  await waitForPage(page);
});

test('what a page was not built with is refused', { tag: '@core' }, async ({ browser }) => {
  // Not watched: violations are what is asked for.
  const context = await browser.newContext();
  const page = await context.newPage();
  await openEditor(page, '/devis');
  expect(await page.evaluate(tryInjections)).toEqual({
    html: 'TypeError',
    script: 'TypeError',
    policy: 'TypeError',
    styleAttribute: 'static',
    styleElement: 'static',
  });
  await context.close();
});

const PAGES_OF_A_TEST = 30;
const paths = listPages();
for (let start = 0; start < paths.length; start += PAGES_OF_A_TEST) {
  const part = paths.slice(start, start + PAGES_OF_A_TEST);
  test(`from ${part[0]} to ${part.at(-1)} no page breaks its policy`, async ({ page }) => {
    test.slow();
    for (const path of part) {
      await page.goto(path);
      await waitForPage(page);
    }
  });
}

function listPages(): string[] {
  const list = JSON.parse(readFileSync(`build/client/${FILE_LIST}`, 'utf8'));
  return Object.entries(fileListSchema.parse(list)).flatMap(([path, { inline }]) =>
    inline ? [path] : [],
  );
}

async function addLogo(page: Page) {
  await openSection(page, /^Apparence/);
  const photo = makePhoto(1, { width: 300, height: 160 });
  const button = page.getByRole('button', { name: 'Choisir un logo' });
  await chooseFiles(page, () => button.click(), {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  await expect(page.getByRole('img', { name: 'Votre logo' })).toBeVisible();
}

/** By the router, which does not reload the policy. */
async function follow(page: Page, path: string) {
  const isKept = page.evaluate(() => {
    const mark = Math.random();
    Object.assign(window, { mark });
    return mark;
  });
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(path);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(await isKept);
}

/** What each attack of an injected script or text gives. */
function tryInjections() {
  const place = document.createElement('p');
  document.body.append(place);
  const attempt = (act: () => void) => {
    try {
      act();
      return 'done';
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  };
  const positionAfter = (act: () => void) => {
    act();
    return getComputedStyle(place).position;
  };
  return {
    html: attempt(() => {
      place.innerHTML = '<img src="x" onerror="alert(1)">';
    }),
    script: attempt(() => {
      document.createElement('script').src = 'https://other.example/a.js';
    }),
    policy: attempt(() => {
      Reflect.get(window, 'trustedTypes').createPolicy('other', {});
    }),
    styleAttribute: positionAfter(() => place.setAttribute('style', 'position: fixed')),
    styleElement: positionAfter(() => {
      const style = document.createElement('style');
      style.textContent = 'p { position: fixed !important }';
      document.head.append(style);
    }),
  };
}
