import { chromium } from 'playwright';
import { measureDownloads } from './downloads.ts';
import { measureKeys } from './keys.ts';
import { measureLoad } from './load.ts';
import { measureSeries } from './series.ts';
import { startApplication } from './server.ts';
import { type OpenVisit, openVisit } from './visit.ts';

export type EditorFigures = {
  keys: Awaited<ReturnType<typeof measureKeys>>;
  downloads: Awaited<ReturnType<typeof measureDownloads>>;
  load: Awaited<ReturnType<typeof measureLoad>>;
  series: Awaited<ReturnType<typeof measureSeries>>;
};

/** How the page where an invoice is made answers: to a key, to a click on the download, to a first visit. */
export async function measureEditor(executablePath: string | null): Promise<EditorFigures> {
  const application = await startApplication();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const open: OpenVisit = (slowdown) =>
    openVisit(browser, { url: `${application.url}/facture-tva`, slowdown });
  try {
    return {
      load: await measureLoad(open),
      keys: await measureKeys(open),
      downloads: await measureDownloads(open),
      series: await measureSeries(open),
    };
  } finally {
    await browser.close();
    application.stop();
  }
}
