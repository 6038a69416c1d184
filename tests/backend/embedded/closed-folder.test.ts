import { chownSync, cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNative } from '#server/backend/postgres/embedded/find-native.ts';
import { linkLibraries } from '#server/backend/postgres/embedded/native-files.ts';
import { type ClosedCheckout, makeClosedCheckout } from '#server/test/closed-checkout.ts';

/** Only root can create files of another user. */
const asRoot = test.runIf(process.platform === 'linux' && process.getuid?.() === 0);
const root = { uid: 0, gid: 0 };
const nobody = { uid: 65_534, gid: 65_534 };
const NAME = `postgresql-${findNative().version}`;

asRoot(
  'root starts from a closed folder: with no copy of PostgreSQL, then with the one it made',
  async () => {
    const checkout = makeCheckout(root);
    await expectToServe(checkout);
    await expectToServe(checkout);
    expect(listCopies(checkout)).toEqual([NAME]);
  },
);

asRoot.each([
  [
    'leads into the closed folder',
    ({ native, systemFolder }: ClosedCheckout) => {
      linkLibraries(native);
      // Former copies dereferenced links to their targets.
      cpSync(native, join(systemFolder, NAME), { recursive: true });
    },
  ],
  [
    'is half made',
    ({ native, systemFolder }: ClosedCheckout) =>
      cpSync(join(native, 'bin'), join(systemFolder, NAME, 'bin'), { recursive: true }),
  ],
])('root starts from a closed folder beside a copy that %s', async (_, prepare) => {
  const checkout = makeCheckout(root);
  prepare(checkout);
  await expectToServe(checkout);
  expect(listCopies(checkout)).toEqual([NAME, `${NAME}.2`]);
});

asRoot('two servers that root starts at once from a closed folder use one copy', async () => {
  const checkout = makeCheckout(root);
  await Promise.all([expectToServe(checkout, 'one'), expectToServe(checkout, 'two')]);
  expect(listCopies(checkout)).toEqual([NAME]);
});

asRoot('the PostgreSQL of the tests starts from a closed folder', async () => {
  const { run } = makeCheckout(root);
  const program = `
    const { prepareOurs } = await import('#server/backend/postgres/embedded/prepare-native.ts');
    const { startTcpServer } = await import('#server/test/clusters/start-tcp-server.ts');
    const { folder } = await prepareOurs('data');
    const server = await startTcpServer(folder);
    await server.stop();
    console.log('started');`;
  expect(await run(program)).toEqual({ code: 0, said: 'started\n' });
});

asRoot(
  'a plain user starts from a closed folder, and makes the links that are missing',
  async () => {
    const checkout = makeCheckout(nobody);
    await expectToServe(checkout);
    await expectToServe(checkout);
    expect(listCopies(checkout)).toEqual([]);
  },
);

asRoot('a plain user who may not write beside the packages uses a copy of its own', async () => {
  const checkout = makeCheckout(nobody);
  const { folder, native } = checkout;
  chownSync(join(native, 'lib'), 0, 0);
  await expectToServe(checkout);
  expect(readdirSync(join(folder, 'data'))).toContain(NAME);
});

function makeCheckout(owner: { uid: number; gid: number }): ClosedCheckout {
  const checkout = makeClosedCheckout(owner);
  onTestFinished(checkout.remove);
  return checkout;
}

async function expectToServe({ start }: ClosedCheckout, dataFolder?: string): Promise<void> {
  const { origin, stop } = await start(dataFolder);
  try {
    const { publishableKey: apikey } = await (await fetch(`${origin}/config.json`)).json();
    const answer = await fetch(`${origin}/auth/v1/health`, { headers: { apikey } });
    expect(answer.status).toBe(200);
  } finally {
    await stop();
  }
}

function listCopies({ systemFolder }: ClosedCheckout): string[] {
  return readdirSync(systemFolder).filter((name) => name.startsWith('postgresql-'));
}
