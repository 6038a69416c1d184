import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import type { Webkit } from '#scripts/browsers/provide-webkit.ts';
import { openDisplay } from './open-display.ts';

/** A browser on a screen and in a home of its own; `end` closes it with all that it needs. */
export async function startWebkitDriver({ driver: program, browser, display }: Webkit) {
  const home = mkdtempSync(join(tmpdir(), 'facturier-webkit-'));
  const screen = await openDisplay(display);
  const port = await findPort();
  const env = { ...process.env, HOME: home, DISPLAY: screen.name };
  const child = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const exit = once(child, 'exit');
  const endPrograms = async () => {
    child.kill();
    await exit;
    screen.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const driver = await connect(`http://127.0.0.1:${port}`, browser);
    return { driver, end: () => driver.quit().finally(endPrograms) };
  } catch (error) {
    await endPrograms();
    throw error;
  }
}

async function connect(url: string, binary: string): Promise<WebDriver> {
  const options = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ARGUMENTS },
  };
  const end = Date.now() + PATIENCE;
  while (!(await fetch(`${url}/status`).catch(() => null)))
    if (Date.now() < end) await wait(20);
    else throw new Error('The driver of WebKit does not answer');
  return new Builder().usingServer(url).withCapabilities(options).build();
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const ARGUMENTS = ['--automation', '--javascript-can-open-windows-automatically=true'];
const PATIENCE = 15_000;
