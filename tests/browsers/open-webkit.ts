import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { inject } from 'vitest';
import { startWebkitDriver } from './start-webkit-driver.ts';
import type { BrowserWindow } from './visitor.ts';
import { watchPage } from './watch-page.ts';

/** A window of WebKitGTK, on a new profile. */
export async function openWebkit(origin: string): Promise<BrowserWindow> {
  const webkit = inject('webkit');
  if (!webkit) throw new Error('WebKit is missing: install webkit2gtk-driver and xvfb');
  const { driver, end } = await startWebkitDriver(webkit);
  try {
    await driver.get(`${origin}${BASE}`);
    const base = await driver.getWindowHandle();
    return { ...createWindow(driver, base), close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

function createWindow(driver: WebDriver, base: string): Omit<BrowserWindow, 'close'> {
  let width = 1280;
  const find = (element: string) => driver.executeScript<WebElement | null>(`return ${element}`);
  const resize = () => driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
  const press = async (element: string) => {
    const found = await find(element);
    await found?.click();
    return found !== null;
  };
  const type = (...keys: string[]) =>
    driver
      .actions()
      .sendKeys(...keys)
      .perform();
  return {
    load: async (path) => {
      await closeOthers(driver, base);
      await driver.executeAsyncScript(OPEN, path);
      await enterOther(driver, base);
      await resize();
    },
    run: (expression) => driver.executeScript(`return ${expression}`),
    press,
    type: async (text) => type(text),
    pressKeys: async (keys) => {
      if (keys !== 'SelectAll') return type(keys === 'Tab' ? Key.TAB : Key.ENTER);
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
    },
    choose: press,
    resize: async (wanted) => {
      width = wanted;
      await resize();
    },
  };
}

async function closeOthers(driver: WebDriver, base: string) {
  for (const handle of await driver.getAllWindowHandles()) {
    if (handle === base) continue;
    await driver.switchTo().window(handle);
    await driver.close();
  }
  await driver.switchTo().window(base);
}

async function enterOther(driver: WebDriver, base: string) {
  const handles = await driver.getAllWindowHandles();
  await driver.switchTo().window(handles.find((handle) => handle !== base) ?? base);
}

/**
 * This protocol runs nothing before the code of a page: the page that opens its window does, as
 * soon as the document is another one. Only a window without a bar may be as narrow as a phone.
 */
const OPEN = `
  const [path, done] = arguments;
  const bare = 'location=no,toolbar=no,menubar=no,status=no';
  const opened = open('', '', bare + ',width=1280,height=900');
  const empty = opened.document;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (opened.document === empty) return port2.postMessage(null);
    (${watchPage.toString()})(opened);
    if (opened.document.readyState === 'complete') return done();
    opened.addEventListener('load', () => done());
  };
  port2.postMessage(null);
  opened.location.href = path;
`;

/** A page of the site without code. */
const BASE = '/robots.txt';
const HEIGHT = 900;
