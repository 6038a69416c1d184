/** `npm test`: unit and golden tests, those of the database once more by TCP, then the journeys in a real Chromium. */
import { findNative } from '#server/backend/postgres/embedded/find-native.ts';
import { prepareNative } from '#server/backend/postgres/embedded/prepare-native.ts';
import { requireSystemUser, SYSTEM_FOLDER } from '#server/backend/postgres/embedded/system-user.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { provideChromium } from './provide-chromium.ts';
import { addCounts, formatCount } from './test/count-tests.ts';
import { runOnServer } from './test/run-on-server.ts';
import { runPlaywright, runVitest } from './test/run-tests.ts';

buildIfChanged();
const native = prepareNative(findNative(), requireSystemUser() ? SYSTEM_FOLDER : null);
const count = addCounts([
  runVitest('unit'),
  await runOnServer('database-by-tcp', native),
  runPlaywright(provideChromium()),
]);
process.exitCode = count.failed > 0 ? 1 : 0;
console.log(formatCount(count));
