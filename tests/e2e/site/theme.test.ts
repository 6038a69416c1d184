import { expect, type Page } from 'playwright/test';
import { themeKey } from '#app/lib/theme/theme.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';

const other = { light: 'dark', dark: 'light' } as const;

for (const device of ['light', 'dark'] as const) {
  test(`each choice of theme is painted and kept where the device prefers ${device}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.goto('/relance');
    await expectTheme(page, device);
    expect(await readKept(page)).toBeNull();
    for (const { choice, kept, shown } of [
      { choice: 'Clair', kept: 'light', shown: 'light' },
      { choice: 'Sombre', kept: 'dark', shown: 'dark' },
      { choice: 'Système', kept: 'system', shown: device },
    ] as const) {
      await chooseTheme(page, choice);
      await expectTheme(page, shown);
      expect(await readKept(page)).toBe(kept);
      await page.reload();
      await expectTheme(page, shown);
    }
    await page.emulateMedia({ colorScheme: other[device] });
    await expectTheme(page, other[device]);
  });

  test(`without storage the page works, in the theme of a device that prefers ${device}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.emulateMedia({ colorScheme: device });
    for (const path of ['/', '/facture-tva', '/relance', '/dossier', '/auth']) {
      await page.goto(path);
      await waitForPage(page);
      await expectTheme(page, device);
    }
    await chooseTheme(page, device === 'light' ? 'Sombre' : 'Clair');
    await expectTheme(page, other[device]);
    await page.reload();
    await expectTheme(page, device);
    expect(errors).toEqual([]);
  });
}

async function chooseTheme(page: Page, choice: string) {
  await waitForPage(page);
  await page.getByRole('button', { name: 'Changer de thème' }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

/** The background of the page is nearly white, or nearly black. */
async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const readLightness = () =>
    page.evaluate(() => {
      const color = getComputedStyle(document.body).backgroundColor;
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
      return (red + green + blue) / (3 * 255);
    });
  const lightness = expect.poll(readLightness);
  await (theme === 'light' ? lightness.toBeGreaterThan(0.9) : lightness.toBeLessThan(0.1));
}

function readKept(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), themeKey);
}
