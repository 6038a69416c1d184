import { chromium } from 'playwright';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { launchOptions } from '../machine/launch-options.ts';
import { measureDownloads } from './downloads.ts';
import { measureKeys } from './keys.ts';
import { measureLoad } from './load.ts';
import { thirtyLines } from './page.ts';
import { servePeers } from './serve-peers.ts';
import { startApplication } from './server.ts';
import { type OpenVisit, openVisit } from './visit.ts';

export type EditorFigures = {
  keys: Awaited<ReturnType<typeof measureKeys>>;
  downloads: Awaited<ReturnType<typeof measureDownloads>>;
  load: Awaited<ReturnType<typeof measureLoad>>;
};

/** Response times of the invoice editor: keys, downloads, first visit. */
export async function measureEditor(executablePath: string | null): Promise<EditorFigures> {
  const application = await startApplication();
  const peers = await servePeers(requireDraft(thirtyLines));
  const browser = await chromium.launch(launchOptions(executablePath));
  const open =
    (url: string): OpenVisit =>
    () =>
      openVisit(browser, url);
  const editor = open(`${application.url}/facture-tva`);
  try {
    return {
      load: await measureLoad(editor),
      keys: await measureKeys({ editor, bare: open(`${peers.url}/bare`) }),
      downloads: await measureDownloads({ editor, pdfkit: open(`${peers.url}/pdfkit`) }),
    };
  } finally {
    await browser.close();
    await peers.stop();
    await application.stop();
  }
}
