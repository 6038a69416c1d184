import type { Browser, Page } from 'playwright';

/** Opens a window that has seen nothing of the editor, on a processor so many times slower; `url` is that of the page. */
export type OpenVisit = (slowdown: number) => Promise<Visit>;
type Visit = { page: Page; url: string; close: () => Promise<void> };

export async function openVisit(
  browser: Browser,
  { url, slowdown }: { url: string; slowdown: number },
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, url, close: () => context.close() };
}

/** A modest phone, seen from the machine of a developer. */
export const SLOWDOWN = 4;
