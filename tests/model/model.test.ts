import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAsyncProperty } from '#scripts/test/check-property.ts';
import { checkAcknowledged } from './checks/check-acknowledged.ts';
import { checkBooks } from './checks/check-books.ts';
import { checkContents } from './checks/check-contents.ts';
import { checkEqual } from './checks/check-equal.ts';
import { checkSeries } from './checks/check-series.ts';
import { comeTogether } from './checks/come-together.ts';
import { readIssued } from './checks/outcome.ts';
import type { Step } from './command.ts';
import { runStep, steps } from './steps.ts';
import { openWorld, type World } from './world.ts';

/** Runs with random steps; without it, a few that are the same each time. */
const asked = Number(process.env.MODEL_RUNS ?? 0);
const longest = 40_000 + asked * 4000;

let opened: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  opened = await openWorld();
});
afterAll(() => opened.close());

test(
  'whatever three devices do, they agree with the account, and nothing acknowledged is lost',
  async () => {
    await checkAsyncProperty(
      fc.asyncProperty(steps, async (done: readonly Step[]) => {
        const world = await opened.begin();
        for (const step of done) await runStep(world, step);
        expect(await findFaults(world)).toEqual([]);
      }),
      {
        ...(asked > 0 ? { numRuns: asked } : { numRuns: 30, seed: 49 }),
        // Then a failure is told as far as it was shrunk.
        interruptAfterTimeLimit: longest,
      },
    );
  },
  longest + 60_000,
);

/** What a run has broken, in sentences. */
async function findFaults(world: World): Promise<string[]> {
  const { shown, unrest } = await comeTogether(world);
  const outcome = { ...world, shown, issued: await readIssued(world) };
  return [
    ...unrest,
    ...CHECKS.flatMap((check) => check(outcome)),
    ...(await checkChain(world)),
    ...(await opened.findLeaks()),
  ];
}

/** The chain of hashes that the account keeps. */
async function checkChain({ devices: [device] }: World): Promise<string[]> {
  const answer = await device?.verify();
  if (!answer?.ok) return ['The chain could not be verified.'];
  return answer.value.broken ? [`The chain is broken: ${answer.value.broken.reference}.`] : [];
}

const CHECKS = [checkContents, checkAcknowledged, checkSeries, checkEqual, checkBooks];
