/**
 * `npm run test:long [-- word…]`: tests that start, stop and kill servers, the database over TCP,
 * the model test at length, the journeys outside `npm test`, core journeys in Firefox and WebKit,
 * and mutants of the domain.
 */
import { prepareOurs } from '#server/backend/postgres/embedded/prepare-native.ts';
import { provideChromium } from './browsers/provide-chromium.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { runMutants } from './mutants/run-mutants.ts';
import { runJourneys } from './test/run-journeys.ts';
import { runOnServer } from './test/run-on-server.ts';
import { runSuite } from './test/run-suite.ts';
import { runSteadily, runVitest } from './test/run-vitest.ts';

const MODEL = 'tests/model/model.test.ts';
const MUTANTS = 'mutants';
const words = process.argv.slice(2);
const mutated = words.filter((word) => word !== MUTANTS);
const areMutantsAsked = words.length === 0 || mutated.length < words.length;
const isModelAsked = words.length === 0 || words.some((word) => MODEL.includes(word));
buildIfChanged();
const { folder } = await prepareOurs('node_modules');
process.exitCode = await runSuite([
  {
    title: 'Servers that start, stop and are killed',
    run: () => runSteadily('servers', { projects: ['servers'], words }),
  },
  {
    title: 'The database by TCP and password',
    run: () => runOnServer('database-by-tcp', folder, words),
  },
  ...(isModelAsked
    ? [
        {
          title: 'The model, at length',
          run: () =>
            runVitest('model', {
              projects: ['database'],
              words: [MODEL],
              variables: { MODEL_RUNS: process.env.MODEL_RUNS ?? '2000' },
            }),
        },
      ]
    : []),
  {
    title: 'The other journeys',
    run: () =>
      runJourneys('other-journeys', {
        chromium: provideChromium(),
        choice: '--grep-invert=@core',
        words,
      }),
  },
  {
    title: 'Core journeys in Firefox and WebKit',
    run: () => runSteadily('browsers', { projects: ['browsers'], words }),
  },
  ...(areMutantsAsked
    ? [{ title: 'Mutants that tests must notice', run: () => runMutants(mutated) }]
    : []),
]);
