/** `npm test`: unit and golden tests, those of the database once more by TCP, then the journeys in a real Chromium. */
import { findNative } from '#server/backend/postgres/embedded/find-native.ts';
import { prepareNative } from '#server/backend/postgres/embedded/prepare-native.ts';
import { requireSystemUser, SYSTEM_FOLDER } from '#server/backend/postgres/embedded/system-user.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { provideChromium } from './provide-chromium.ts';
import { runOnServer } from './test/run-on-server.ts';
import { addCounts, runPlaywright, runVitest } from './test/run-tests.ts';

buildIfChanged();
const native = prepareNative(findNative(), requireSystemUser() ? SYSTEM_FOLDER : null);
const { passed, failed } = addCounts([
  runVitest('unit'),
  await runOnServer('database-by-tcp', native),
  runPlaywright(provideChromium()),
]);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
