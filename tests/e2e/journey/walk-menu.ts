import { expect, type Locator } from 'playwright/test';

/**
 * Opens a menu by keyboard, walks through it and closes it, which must return the focus to its
 * button. Returns it open again, on its first entry.
 */
export async function walkMenu(button: Locator): Promise<Locator> {
  const page = button.page();
  const menu = page.getByRole('menu');
  const entries = menu.locator('[role^="menuitem"]');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Home');
  await expect(entries.first()).toBeFocused();
  return menu;
}
