import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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

/** None of them says its version without a screen: they are not started to be found. */
function findWebkit(): Webkit | null {
  const driver = findInPath('WebKitWebDriver');
  const display = findInPath('Xvfb');
  const browser = process.env.WEBKIT_BROWSER_PATH || globSync(BROWSERS).sort().at(-1);
  return driver && display && browser ? { driver, browser, display } : null;
}

function findInPath(name: string) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Where Debian and Fedora put it: it is in no PATH. */
const BROWSERS = [
  '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
  '/usr/lib{64,exec}/webkit2gtk-4.*/MiniBrowser',
];
