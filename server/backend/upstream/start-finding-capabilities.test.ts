import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#server/listen.ts';
import { createTestSite } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';
import { startFindingCapabilities } from './start-finding-capabilities.ts';

const site = await createTestSite();
const { app, keys, owner } = site;
await mountData(site);
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
  await vi.waitFor(() => expect(faults.length).toBeGreaterThan(1));
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
  let asked = 0;
  const server = await listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  server.answerBy(() => {
    asked += 1;
    return Response.json({ msg: 'Starting' }, { status: 503 });
  });
  const project = { publishableKey: 'sb_p', secretKey: 'sb_s', url: server.origin };
  const { stop } = startFindingCapabilities(project, {
    report: () => undefined,
    say: () => undefined,
    waitMs: 10,
  });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
  await stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toBe(before);
});
