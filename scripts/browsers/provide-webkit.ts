import { existsSync, globSync } from 'node:fs';
import { findProgram } from './find-program.ts';
import { installPackages } from './install-packages.ts';

/** Paths of the programs that drive WebKit. */
export type Webkit = {
  /** Answers the WebDriver protocol. */
  driver: string;
  /** The small browser of WebKitGTK. */
  browser: string;
  /** The screen without a machine’s own: this browser has no headless mode. */
  display: string;
};

/** WebKit of this machine, installed if missing; null where that cannot be done. */
export function provideWebkit(): Webkit | null {
  const found = findWebkit();
  if (found) return found;
  installPackages('webkit2gtk-driver', 'xvfb');
  return findWebkit();
}

/** The programs are not tried: without a display, none of them prints its version. */
function findWebkit(): Webkit | null {
  const driver = findProgram(['WebKitWebDriver'], existsSync);
  const display = findProgram(['Xvfb'], existsSync);
  const browser = process.env.WEBKIT_BROWSER_PATH || globSync(BROWSERS).sort().at(-1);
  return driver && display && browser ? { driver, browser, display } : null;
}

/** Where Debian and Fedora put it: it is in no PATH. */
const BROWSERS = [
  '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
  '/usr/lib{64,exec}/webkit2gtk-4.*/MiniBrowser',
];
