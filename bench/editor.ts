import { chromium } from 'playwright';
import { measureDownloads } from './editor-downloads.ts';
import { measureKeys } from './editor-keys.ts';
import { measureLoad } from './editor-load.ts';
import { measureSeries } from './editor-series.ts';
import { startApplication } from './editor-server.ts';
import { type OpenVisit, openVisit } from './editor-visit.ts';

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
