import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#server/listen.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

/** A deployment: our whole server, over the network. */
const { app, backend, owner } = await openWholeSite();
const deployment = await listen({ host: '127.0.0.1', port: 0 });
deployment.answerBy((request) => app.fetch(request));
afterAll(deployment.close);
const folder = mkdtempSync(join(tmpdir(), 'facturier-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a deployment is checked and loaded, its figures kept and compared, and nothing stays in it', async () => {
  const before = await countRows();
  const path = join(folder, 'figures.json');
  const first = await run('--load', '6', '--seconds', '1', '--keep', path);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toContain('✓ Les comptes d’essai sont supprimés\n');
  expect(first.stdout).toMatch(/^Load: 6 at once for 1 s, 6 temporary accounts: \d+ requests, /m);
  for (const kind of ['account', 'list', 'read', 'save'])
    expect(first.stdout).toMatch(
      new RegExp(
        `^ {2}${kind} +\\d+ requests, 0 errors, median [\\d.]+ ms, p95 [\\d.]+ ms, p99 [\\d.]+ ms$`,
        'm',
      ),
    );
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  expect(kept).toMatchObject({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    origin: deployment.origin,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    figures: { atOnce: 6, seconds: 1, accounts: 6, errors: {} },
  });

  const second = await run(
    ...['--load', '6', '--seconds', '1', '--json'],
    ...['--keep', path, '--compare', path],
  );
  expect(second).toMatchObject({ code: 0, stderr: '' });
  const { isGood, checks, problem, load, comparison } = JSON.parse(second.stdout);
  expect({ isGood, problem }).toEqual({ isGood: true, problem: null });
  expect(checks.length).toBeGreaterThan(15);
  expect(checks[0]).toEqual({ title: 'Les comptes répondent', problem: null });
  expect(comparison).toMatchObject({ date: kept.date, isSamePlan: true });
  expect(comparison.perSecond).toBeCloseTo(load.figures.perSecond / kept.figures.perSecond, 1);
  expect(Object.keys(comparison.kinds)).toEqual(['account', 'list', 'read', 'save']);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(load);
  expect(await countRows()).toEqual(before);
});

test('without a load, one JSON object has the checks alone', async () => {
  const { code, stdout } = await run('--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ isGood: true, load: null, comparison: null });
});

test('requests that fail and checks that fail give 1', async () => {
  const limited = await listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(limited.close);
  limited.answerBy((request) =>
    new URL(request.url).searchParams.get('limit') === '50'
      ? Response.json({ message: 'Request rate limit reached' }, { status: 429 })
      : app.fetch(request),
  );
  const failed = await spawnCheck(limited.origin, '--load', '2', '--seconds', '1', '--json');
  expect(failed.code).toBe(1);
  const { isGood, problem, load } = JSON.parse(failed.stdout);
  const { requests, errors, medianMs } = load.figures.kinds.list;
  expect({ isGood, errors, medianMs }).toEqual({ isGood: false, errors: requests, medianMs: null });
  expect(problem).toMatch(/^Requests failed: 429 \(\d+ times\)\. .*RATE_LIMIT_FACTOR=1000\.$/);

  await owner.query('alter function save_document rename to former_save');
  const older = await run('--load', '2', '--json').finally(() =>
    owner.query('alter function former_save rename to save_document'),
  );
  expect(older.code).toBe(1);
  expect(JSON.parse(older.stdout)).toMatchObject({
    isGood: false,
    problem: expect.stringMatching(/^The load failed: save_document: /),
    load: null,
  });

  await owner.query('alter table clients disable row level security');
  const open = await run('--load', '2').finally(() =>
    owner.query('alter table clients enable row level security'),
  );
  expect(open.code).toBe(1);
  expect(open.stdout).toContain('· The load was not tried: a check failed.\n');
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
});

test('an interrupted load deletes its accounts first, and keeps no figures', async () => {
  const path = join(folder, 'interrupted.json');
  const child = start(deployment.origin, '--load', '4', '--seconds', '120', '--keep', path);
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
  await vi.waitFor(
    async () => expect((await owner.query('select from documents')).rowCount).toBeGreaterThan(3),
    { timeout: 60_000, interval: 50 },
  );
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(await stderr).toContain('Deleting the temporary accounts first');
  expect(await stdout).toContain('Load: 4 at once');
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
  expect(existsSync(path)).toBe(false);
});

test('a wrong option or file is one sentence, before anything is asked', async () => {
  const other = join(folder, 'other.json');
  writeFileSync(other, '{"invoices": 3}');
  const refused = async (...words: string[]) => {
    const { code, stdout, stderr } = await run(...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    return stderr;
  };
  for (const [words, sentence] of [
    [['--seconds', '5'], '--seconds needs --load.\n'],
    [['--keep', 'a.json'], '--keep needs --load.\n'],
    [['--load', '0'], '--load: expected a number from 1 to 512, received "0".\n'],
    [['--load', 'many'], '--load: expected a number from 1 to 512, received "many".\n'],
    [
      ['--load', '2', '--seconds', '1.5'],
      '--seconds: expected a number from 1 to 300, received "1.5".\n',
    ],
    [
      ['--load', '2', '--keep', other],
      `--keep ${other}: the file is there, and holds something else.\n`,
    ],
    [
      ['--load', '2', '--keep', '/nowhere/a.json'],
      '--keep /nowhere/a.json: its folder does not exist.\n',
    ],
    [
      ['--load', '2', '--keep', folder],
      `--keep ${folder}: it is a folder: give the name of a file.\n`,
    ],
    [['--load', '2', '--compare', other], `--compare ${other}: it holds no figures of --keep.\n`],
    [['--load', '2', '--compare', 'absent.json'], '--compare absent.json: no such file.\n'],
  ] as const)
    expect(await refused(...words)).toBe(sentence);
  const wrongTask = spawnCommand(['admin', 'list', '--load', '3']);
  expect([await text(wrongTask.stderr), await exitOf(wrongTask)]).toEqual([
    '--load is an option of check-backend alone.\n',
    2,
  ]);
});

/** Rows of every table but two: the journal of accounts, and counts of limits, which expire. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('auth', 'public', 'private') 
        and tablename not in ('audit_log_entries', 'rate_limits') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await owner.query<{ count: number }>(`select count(*)::int from ${name}`);
    counts[name] = counted.rows[0]?.count ?? 0;
  }
  return counts;
}

function run(...words: string[]) {
  return spawnCheck(deployment.origin, ...words);
}

async function spawnCheck(origin: string, ...words: string[]) {
  const child = start(origin, ...words);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exitOf(child),
  ]);
  return { code, stdout, stderr };
}

function start(origin: string, ...words: string[]) {
  return spawnCommand(['admin', 'check-backend', ...words], {
    SUPABASE_URL: origin,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
  });
}

function spawnCommand(words: string[], variables: Record<string, string> = {}) {
  return spawn(process.execPath, ['cli/facturier.mjs', ...words], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function exitOf(child: ReturnType<typeof spawnCommand>): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = await once(child, 'exit');
  return code;
}
