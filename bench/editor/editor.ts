import { chromium } from 'playwright';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { sayDurations } from '../format.ts';
import { launchOptions } from '../machine/launch-options.ts';
import { startApplication } from '../machine/start-application.ts';
import { measureDownloads } from './downloads.ts';
import { measureKeys } from './keys.ts';
import { measureLoad } from './load.ts';
import { thirtyLines } from './page.ts';
import { servePeers } from './serve-peers.ts';
import { type OpenVisit, openVisit } from './visit.ts';

export type EditorFigures = {
  keys: Awaited<ReturnType<typeof measureKeys>>;
  downloads: Awaited<ReturnType<typeof measureDownloads>>;
  load: Awaited<ReturnType<typeof measureLoad>>;
};

/** Response times of the invoice editor: keys, downloads, first visit. */
export async function measureEditor(executablePath: string | null): Promise<EditorFigures> {
  await using application = await startApplication();
  await using peers = await servePeers(requireDraft(thirtyLines));
  await using browser = await chromium.launch(launchOptions(executablePath));
  const open =
    (url: string): OpenVisit =>
    () =>
      openVisit(browser, url);
  const editor = open(`${application.url}/facture-tva`);
  const figures = {
    load: await measureLoad(editor),
    keys: await measureKeys({ editor, bare: open(`${peers.url}/bare`) }),
    downloads: await measureDownloads({ editor, pdfkit: open(`${peers.url}/pdfkit`) }),
  };
  sayDurations(listDurations(figures));
  return figures;
}

function listDurations({ keys, downloads: { ours, pdfkit } }: EditorFigures) {
  return {
    'key → its character': keys.echo,
    'key → the sheet': keys.sheet,
    'key → its character, in a bare page': keys.bare,
    'click → file': ours.first,
    'click → file, by pdfkit': pdfkit.first,
    'click → file just changed': ours.next,
    'click → file just changed, by pdfkit': pdfkit.next,
  };
}
