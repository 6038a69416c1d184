import { expect, test } from 'vitest';
import { createReadFigures, type Figures, SILENT } from './read-figures.ts';
import { countFreeBytes, createReadiness } from './readiness.ts';

const LAST = '20261128102500';
const FIGURES: Figures = { migration: LAST, mail_waiting: 0, mail_oldest_s: 0, news_waiting: 0 };
const refuse = (code: string) => Promise.reject(Object.assign(new Error('Not answered'), { code }));

function examine(
  readFigures: () => Promise<Figures>,
  { freeBytes = 5e9, now = () => 0 }: { freeBytes?: number | null; now?: () => number } = {},
) {
  const count = freeBytes === null ? null : () => Promise.resolve(freeBytes);
  return createReadiness({
    readFigures,
    lastMigration: LAST,
    countFreeBytes: count,
    now,
  });
}

test.each([
  ['one of this release', LAST, 'ok'],
  ['one that a later server has brought up to date', '20270101000000', 'ok'],
  ['one that was put back as it was', '20261128102400', 'missing'],
])('%s: migrations are %3$s', async (_, migration, migrations) => {
  const checks = await examine(() => Promise.resolve({ ...FIGURES, migration }))();
  expect(checks).toEqual({ database: 'ok', migrations, disk: 'ok' });
});

test.each([
  ['PGRST202', { database: 'ok', migrations: 'missing' }],
  ['PGRST003', { database: 'busy', migrations: 'unknown' }],
  ['PGRST001', { database: 'unreachable', migrations: 'unknown' }],
])('a refusal with %s', async (code, checks) => {
  expect(await examine(() => refuse(code))()).toMatchObject(checks);
});

test('a database that says nothing is busy for ten seconds, then unreachable', async () => {
  let time = 0;
  let isSilent = false;
  const ask = examine(() => (isSilent ? refuse(SILENT) : Promise.resolve(FIGURES)), {
    now: () => time,
  });
  expect((await ask()).database).toBe('ok');
  isSilent = true;
  time = 9_999;
  expect((await ask()).database).toBe('busy');
  time = 10_001;
  expect((await ask()).database).toBe('unreachable');
});

test('a disk with room for a few files of the journal only is full', async () => {
  const ask = (freeBytes: number | null) =>
    examine(() => Promise.resolve(FIGURES), { freeBytes })();
  expect((await ask(99_999_999)).disk).toBe('full');
  expect((await ask(100_000_000)).disk).toBe('ok');
  expect((await ask(null)).disk).toBe('elsewhere');
  expect(await countFreeBytes('.')).toBeGreaterThan(0);
});

test('a database that accepts the question and says nothing is not waited for', async () => {
  const env = {
    askData: () => new Promise<never>(() => undefined),
    secretKey: 'secret',
    origin: 'http://localhost',
  };
  await expect(createReadFigures(env, 20)()).rejects.toMatchObject({ code: SILENT });
});

test('a refusal keeps its code', async () => {
  const askData = () => Promise.resolve(Response.json({ code: 'PGRST003' }, { status: 503 }));
  const env = { askData, secretKey: 'secret', origin: 'http://localhost' };
  await expect(createReadFigures(env)()).rejects.toMatchObject({ code: 'PGRST003' });
});
