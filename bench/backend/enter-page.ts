import type { Page } from 'playwright';
import { PASSWORD } from './contender.ts';

/** Signs in through the page, as its user would. */
export async function enterPage(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('button', { name: /^Menu du compte/ }).waitFor();
}
