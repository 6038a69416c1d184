import type { Browser, Page } from 'playwright';

/**
 * A window that has seen nothing of its page yet, on a processor of its own speed until it is told.
 */
export type Visit = {
  page: Page;
  url: string;
  /**
   * How many times slower the processor is. Only the page whose turn it is should be: what is
   * slowed down keeps a core busy even at rest.
   */
  slowDown: (times: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a window, with the address of its page, which it does not visit yet. */
export type OpenVisit = () => Promise<Visit>;

export async function openVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slowDown = async (times: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  };
  return { page, url, slowDown, close: () => context.close() };
}

/** A modest phone, seen from the machine of a developer. */
export const SLOWDOWN = 4;
export const FULL_SPEED = 1;
