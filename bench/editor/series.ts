import type { Page } from 'playwright';
import type { DraftInput } from '#documents/model/draft.ts';
import { quittanceAppartement } from '#documents/samples/quittance-loyer/appartement.ts';
import { type Summary, summarize } from '../statistics.ts';
import { openDraftFile } from './page.ts';
import type { OpenVisit } from './visit.ts';

/** From a click on the ZIP of a year to the file on disk: ten tenants, twelve quittances each. */
export async function measureSeries(open: OpenVisit): Promise<Summary> {
  const { page, url, close } = await open();
  await page.goto(new URL('/quittance-loyer', url).href);
  await openDraftFile(page, shareHome());
  const durations: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) durations.push(await measureClick(page));
  await close();
  return summarize(durations);
}

async function measureClick(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Préparer l’année' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Une par locataire' }).check();
  const button = dialog.getByRole('button', { name: 'les 120 PDF' });
  await button.waitFor();
  const start = Date.now();
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await file.path();
  const duration = Date.now() - start;
  await dialog.waitFor({ state: 'detached' });
  return duration;
}

function shareHome(): DraftInput {
  const otherTenants = Array.from({ length: 9 }, (_, index) => `Colocataire ${index + 2}`);
  return { ...quittanceAppartement, rent: { ...quittanceAppartement.rent, otherTenants } };
}

const CLICKS = 7;
