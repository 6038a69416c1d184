import { type Browser, chromium, type Page } from 'playwright';
import { buildIfChanged } from '#scripts/build-if-changed.ts';
import { enterPage } from '../backend/enter-page.ts';
import { withLargeDatabase } from '../backend/large-database.ts';
import { milliseconds, withP95 } from '../format.ts';
import { launchOptions } from '../machine/launch-options.ts';
import { summarize } from '../statistics.ts';
import { type SiteSize, seedSite } from './seed-site.ts';

/** Milliseconds of the first load, from a press to what it shows. */
export type AdministrationFigures = { size: SiteSize; first: number };

/** `/admin` on a site of millions of rows, in Chromium; other durations go to the console. */
export function measureAdministration(
  executablePath: string | null,
  size: SiteSize = FULL,
): Promise<AdministrationFigures> {
  buildIfChanged();
  return withLargeDatabase([ADMINISTRATOR], async ({ origin }, owner) => {
    await seedSite(owner, ADMINISTRATOR, size);
    await using browser = await chromium.launch(launchOptions(executablePath));
    const page = await openAdministration(browser, origin);
    const first = await loadFirst(page);
    await loadAgain(page);
    await openDetails(page, size);
    return { size, first };
  });
}

async function openAdministration(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, locale: 'fr-FR' });
  await enterPage(page, ADMINISTRATOR);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  return page;
}

async function loadFirst(page: Page): Promise<number> {
  const requests: { name: string; duration: number }[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    const name = `${pathname.split('/').at(-1)}${search.includes('created_at=gte') ? ', today' : ''}`;
    if (pathname.startsWith('/rest/'))
      requests.push({ name, duration: request.timing().responseEnd });
  });
  const duration = await refresh(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('requestfinished');
  console.error(`… first load: ${milliseconds(duration)}, in which all of these run at once`);
  for (const request of requests.toSorted((a, b) => b.duration - a.duration).slice(0, SLOWEST))
    console.error(`  … ${request.name}: ${milliseconds(request.duration)}`);
  return duration;
}

async function loadAgain(page: Page): Promise<void> {
  const durations: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    durations.push(await refresh(page));
    await page.waitForTimeout(REST_MS);
  }
  console.error(`… « Actualiser » (p95): ${withP95(summarize(durations))}`);
}

/** Until the cards have their figures, and the button waits for another press. */
async function refresh(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Actualiser' });
  const began = performance.now();
  await button.click();
  await page.getByRole('heading', { name: "Taux d'envoi email" }).waitFor();
  await page.locator('button[aria-disabled="false"]', { hasText: 'Actualiser' }).waitFor();
  return performance.now() - began;
}

async function openDetails(page: Page, size: SiteSize): Promise<void> {
  for (const [title, words] of listSearches(size)) {
    const dialog = page.getByRole('dialog', { name: title });
    const row = dialog.getByRole('row').nth(1);
    const began = performance.now();
    await page.getByRole('button', { name: `Voir détails : ${title}` }).click();
    await row.waitFor();
    const opened = milliseconds(performance.now() - began);
    await dialog.getByRole('searchbox').fill(words);
    const asked = performance.now();
    const answered = page.waitForResponse((response) => response.url().includes('find_rows'));
    await dialog.getByRole('button', { name: 'Rechercher' }).click();
    await answered;
    await row.or(dialog.getByRole('alert')).first().waitFor();
    const searched = milliseconds(performance.now() - asked);
    console.error(`… « Voir détails », ${title}: ${opened}, a search there: ${searched}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}

/** Words of one row among all, but for PDFs, which have no name. */
function listSearches({ users, leads, documents }: SiteSize): readonly [string, string][] {
  return [
    ['Nouveaux profils', `foule-${users}@`],
    ['Documents', `F-${documents}`],
    ['Emails collectés', `visiteur-${leads - 1}@`],
    ['Consentement newsletter', `visiteur-${leads}@`],
    ['PDFs générés', 'quittance'],
  ];
}

const FULL: SiteSize = { users: 50_000, leads: 1e6, pdfs: 5e6, documents: 5e6 };
const ADMINISTRATOR = 'admin@exemple.fr';
const TURNS = 5;
const SLOWEST = 6;
const REST_MS = 3000;
