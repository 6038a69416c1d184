/**
 * `npm test`: unit and golden tests, those of the database once more by TCP, then the journeys in a
 * real Chromium.
 */
import { prepareOurs } from '#server/backend/postgres/embedded/prepare-native.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { provideChromium } from './provide-chromium.ts';
import { addCounts, formatCount } from './test/count-tests.ts';
import { runOnServer } from './test/run-on-server.ts';
import { runPlaywright, runVitest } from './test/run-tests.ts';

buildIfChanged();
const { folder } = await prepareOurs('node_modules');
const count = addCounts([
  runVitest('unit'),
  await runOnServer('database-by-tcp', folder),
  runPlaywright(provideChromium()),
]);
process.exitCode = count.failed > 0 ? 1 : 0;
console.log(formatCount(count));
