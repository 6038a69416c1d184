import { defineConfig } from 'playwright/test';

/** Journeys are those of somebody who has answered the notices; consent.test.ts shows them. */
const answered = {
  'cookie-preferences': '{"essential":true,"analytics":false,"marketing":false}',
  'cookie-consent-given': 'true',
  'cookie-consent-date': new Date().toISOString(),
  newFeatureBannerDismissed: 'true',
};
const localStorage = Object.entries(answered).map(([name, value]) => ({ name, value }));
const origin = process.env.E2E_BASE_URL;

const executablePath = process.env.CHROMIUM_PATH;

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
    launchOptions: executablePath ? { executablePath } : {},
    screenshot: 'only-on-failure',
  },
  webServer: {
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
});
