import { chromium } from 'playwright';
import { milliseconds } from '../format.ts';
import { launchOptions } from '../machine/launch-options.ts';
import { startApplication } from '../machine/start-application.ts';
import { summarize } from '../statistics.ts';
import { type Audit, auditPage } from './audit.ts';
import { countVisit, type VisitCount } from './count-visit.ts';
import { pages } from './list-pages.ts';

export type PageFigures = {
  name: string;
  /** Target of the first visit, in gzipped bytes. */
  maxScript: number;
  usual: VisitCount;
  saveData: VisitCount;
  slow: VisitCount;
  audit: Audit;
};

/** Fetched files and Lighthouse results of each page; each figure is the median of `runs`. */
export async function measurePages(
  executablePath: string | null,
  runs: number,
): Promise<readonly PageFigures[]> {
  await using application = await startApplication();
  await using browser = await chromium.launch(launchOptions(executablePath));
  const figures: PageFigures[] = [];
  for (const { path, name, maxScript } of pages) {
    const url = `${application.url}${path}`;
    console.error(`… ${name}`);
    const audit = takeMedian(Array.from({ length: runs }, () => auditPage(url, executablePath)));
    console.error(`  … blocked: ${milliseconds(audit.blocking)}`);
    figures.push({
      name,
      maxScript,
      usual: await countVisit(browser, { url, visitor: 'usual' }),
      saveData: await countVisit(browser, { url, visitor: 'save-data' }),
      slow: await countVisit(browser, { url, visitor: 'slow-3g' }),
      audit,
    });
  }
  return figures;
}

function takeMedian(audits: readonly Audit[]): Audit {
  const median = (read: (audit: Audit) => number) => summarize(audits.map(read)).median;
  return {
    performance: median(({ performance }) => performance),
    accessibility: median(({ accessibility }) => accessibility),
    practices: median(({ practices }) => practices),
    seo: median(({ seo }) => seo),
    blocking: median(({ blocking }) => blocking),
    shift: median(({ shift }) => shift),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))],
  };
}
