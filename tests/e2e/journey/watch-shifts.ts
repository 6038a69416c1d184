import type { Page } from 'playwright/test';

/**
 * Records unexpected layout shifts in every page opened from now on; returns a function that reads
 * them (amount and element) once the page is drawn.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const describe = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
      `${node?.nodeName} « ${node?.textContent?.slice(0, 40)} » ${from.x},${from.y} → ${to.x},${to.y}`;
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as Shift;
        if (!hadRecentInput) shifts.push(`${value}: ${sources.map(describe).join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        await frame();
        await frame();
        keep(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as Watched).readShifts());
}

type Watched = { readShifts: () => Promise<string[]> };
