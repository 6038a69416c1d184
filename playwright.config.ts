import { defineConfig } from 'playwright/test';
import { ANSWERED_NOTICES } from './tests/e2e/answered-notices.ts';

/** Journeys are those of somebody who has answered the notices; consent.test.ts shows them. */
const localStorage = Object.entries(ANSWERED_NOTICES).map(([name, value]) => ({ name, value }));
const origin = process.env.E2E_BASE_URL;

const { CHROMIUM_PATH } = process.env;
const shellPath = process.env.CHROMIUM_SHELL_PATH || CHROMIUM_PATH;
const startFrom = (executablePath?: string) => (executablePath ? { executablePath } : {});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not wrong: nothing here measures time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    storageState: {
      cookies: [],
      origins: origin ? [{ origin: new URL(origin).origin, localStorage }] : [],
    },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Journeys that hold back or refuse pages do so themselves; offline.test.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  // The engine alone takes a third less time; it has no viewer of PDFs, and asks before the clipboard is used.
  projects: [
    {
      name: 'shell',
      grepInvert: /@browser/,
      use: { launchOptions: startFrom(shellPath) },
    },
    {
      name: 'browser',
      grep: /@browser/,
      use: { channel: 'chromium', launchOptions: startFrom(CHROMIUM_PATH) },
    },
  ],
  webServer: [
    {
      // Prints its URL, the COMPANY_REGISTER_URL of the server started next.
      command: 'node server/test/recorded-register.ts',
      wait: { stdout: /(?<company_register_url>http:\/\/\S+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node server/main.ts',
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: 'test-results/data',
        // Everybody of the journeys comes from one address.
        RATE_LIMIT_FACTOR: '100',
      },
      wait: { stdout: /(?<e2e_base_url>http:\/\/\S+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});
