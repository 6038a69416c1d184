import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#server/listen.ts';
import { createTestSite } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';
import { startFindingCapabilities } from './start-finding-capabilities.ts';

const site = await createTestSite();
const { app, keys, owner } = site;
await mountData(site);
const PATIENT = { timeout: 10_000 };
/** A delay that nothing else uses. */
const WAIT_MS = 7_654_321;
const NOTHING = {
  recoveryCodes: false,
  passwordProof: 'none',
  addressProof: 'none',
  endsAtOnce: false,
};

test('what a project checks is known once it answers, and nothing is assumed before', async () => {
  const server = await listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  let isUp = false;
  server.answerBy((request) =>
    isUp ? app.fetch(request) : Response.json({ msg: 'Starting' }, { status: 503 }),
  );
  const faults: unknown[] = [];
  const said: string[] = [];
  const project = { publishableKey: keys.publishable, secretKey: keys.secret, url: server.origin };
  const { get, stop } = startFindingCapabilities(project, {
    report: (fault) => faults.push(fault),
    say: (message) => said.push(message),
    waitMs: 10,
  });
  onTestFinished(stop);
  expect(get()).toEqual(NOTHING);
  await vi.waitFor(() => expect(faults.length).toBeGreaterThan(1), PATIENT);
  expect(get()).toEqual(NOTHING);
  expect(faults[0]).toMatchObject({ event: 'capabilities_fault' });
  isUp = true;
  await vi.waitFor(() => expect(get().recoveryCodes).toBe(true), { timeout: 30_000 });
  expect(get()).toEqual({
    recoveryCodes: true,
    passwordProof: 'password',
    addressProof: 'none',
    endsAtOnce: true,
  });
  expect(said).toEqual([
    'Le projet Supabase ne vérifie pas de mot de passe actuel pour changer une adresse : les pages n’en demandent pas.',
  ]);
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
});

test('a stopped server asks nothing more', async () => {
  const { answers, faults, stop, listPlanned } = await startUnanswered();
  await expect.poll(() => answers.length, PATIENT).toBe(1);
  answers[0]?.();
  await expect.poll(() => faults.length, PATIENT).toBe(1);
  expect(listPlanned()).toHaveLength(1);
  await stop();
  expect(listPlanned()).toEqual([]);
});

test('one that is stopped while it waits for an answer asks nothing more either', async () => {
  const { answers, faults, stop, listPlanned } = await startUnanswered();
  await expect.poll(() => answers.length, PATIENT).toBe(1);
  await stop();
  answers[0]?.();
  await Promise.all(vi.mocked(fetch).mock.results.map(({ value }) => value));
  // The answer has arrived; the rest takes no time.
  for (let turns = 0; turns < 100; turns += 1) await turn();
  expect(faults).toEqual([]);
  expect(listPlanned()).toEqual([]);
});

/** A project that answers « starting » when the test says so. */
async function startUnanswered() {
  const listPlanned = followPlans();
  const answers: (() => void)[] = [];
  const server = await listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  const makeAnswer = () => Response.json({ msg: 'Starting' }, { status: 503 });
  server.answerBy(() => new Promise((resolve) => answers.push(() => resolve(makeAnswer()))));
  const faults: unknown[] = [];
  const project = { publishableKey: 'sb_p', secretKey: 'sb_s', url: server.origin };
  const { stop } = startFindingCapabilities(project, {
    report: (fault) => faults.push(fault),
    say: () => undefined,
    waitMs: WAIT_MS,
  });
  onTestFinished(stop);
  return { answers, faults, stop, listPlanned };
}

/** Lists the retries still planned. */
function followPlans(): () => unknown[] {
  const made = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return () => {
    const over = new Set<unknown>(cleared.mock.calls.map(([timer]) => timer));
    return made.mock.results
      .filter((_, index) => made.mock.calls[index]?.[1] === WAIT_MS)
      .map(({ value }) => value)
      .filter((timer) => !over.has(timer));
  };
}
