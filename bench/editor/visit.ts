import type { Browser, Page } from 'playwright';

/** A window that has not opened its page yet, on a full-speed processor. */
export type Visit = {
  page: Page;
  url: string;
  /** Slows the CPU down, only for the page being measured: even idle, it then keeps a core busy. */
  slowDown: (times: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a window and gives the address of its page, without visiting it. */
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

/** A modest phone, relative to a developer’s machine. */
export const SLOWDOWN = 4;
export const FULL_SPEED = 1;
