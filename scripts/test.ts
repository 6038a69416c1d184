/**
 * `npm test [-- word…]`: required before each merge; the rest is `npm run test:long`.
 * docs/testing.md says where a test belongs.
 */
import { prepareOurs } from '#server/backend/postgres/embedded/prepare-native.ts';
import { provideChromium } from './browsers/provide-chromium.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { runJourneys } from './test/run-journeys.ts';
import { runSuite } from './test/run-suite.ts';
import { runSteadily, runVitest } from './test/run-vitest.ts';

const words = process.argv.slice(2);
buildIfChanged();
await prepareOurs('node_modules');
process.exitCode = await runSuite([
  {
    title: 'Unit, property and golden tests',
    run: () => runVitest('unit', { projects: ['pure', 'apart'], words }),
  },
  {
    title: 'Server and database',
    run: () => runSteadily('server', { projects: ['server', 'database'], words }),
  },
  {
    title: 'Core journeys',
    run: () =>
      runJourneys('core-journeys', { chromium: provideChromium(), choice: '--grep=@core', words }),
  },
]);
