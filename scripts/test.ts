/**
 * `npm test [-- --changed] [word…]`: required before each merge; the rest is `npm run test:long`.
 * docs/testing.md says where a test belongs, and what `--changed` leaves out.
 */
import { prepareOurs } from '#server/backend/postgres/embedded/prepare-native.ts';
import { provideChromium } from './browsers/provide-chromium.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { readChanges } from './test/read-changes.ts';
import { runJourneys } from './test/run-journeys.ts';
import { runSuite } from './test/run-suite.ts';
import { runSteadily, runVitest } from './test/run-vitest.ts';

const CHANGED = '--changed';
const given = process.argv.slice(2);
const words = given.filter((word) => word !== CHANGED);
const changes = words.length < given.length ? readChanges() : null;
const areJourneysAsked = !changes || changes.touchJourneys;
if (areJourneysAsked) buildIfChanged();
await prepareOurs('node_modules');
process.exitCode = await runSuite([
  {
    title: 'Unit, property and golden tests',
    run: () => runVitest('unit', { projects: ['pure', 'apart'], words, since: changes?.since }),
  },
  {
    title: 'Server and database',
    run: () =>
      runSteadily('server', {
        projects: ['server', 'database'],
        words,
        since: changes?.touchDatabase ? undefined : changes?.since,
      }),
  },
  ...(areJourneysAsked
    ? [
        {
          title: 'Core journeys',
          run: () =>
            runJourneys('core-journeys', {
              chromium: provideChromium(),
              choice: '--grep=@core',
              words,
              since: changes?.since,
            }),
        },
      ]
    : []),
]);
