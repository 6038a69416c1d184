import { expect, test } from 'vitest';
import { listFolder, makeFolder, run } from '#cli/test-command.ts';

const NONE = { DATABASE_URL: '', SUPABASE_URL: '', SMTP_URL: '', SITE_ORIGIN: '', DATA_DIR: '' };

test('a folder where no server was ever started is said to be so, and stays empty', async () => {
  const cwd = makeFolder({});
  const { code, stdout, stderr } = await run(['doctor'], { cwd, env: NONE });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = String(stdout).trimEnd().split('\n');
  expect(lines).toContain('✓ settings: Every variable can be read.');
  expect(lines).toContain(
    '· database: There is no database in DATA_DIR yet: the first start makes it.',
  );
  expect(lines.every((line) => /^[✓!✗·] [a-z]+: \S/.test(line))).toBe(true);
  expect(listFolder(cwd)).toEqual([]);
});

test('what is wrong gives 1, goes on to the rest, and prints no secret', async () => {
  const cwd = makeFolder({});
  const env = {
    ...NONE,
    PORT: 'abc',
    DATABASE_URL: 'postgres://o:motdepasse@127.0.0.1:1/base',
    SMTP_URL: 'smtp://emile:autremot@127.0.0.1:1',
    SITE_ORIGIN: 'http://127.0.0.1:1',
  };
  const { code, stdout } = await run(['doctor', '--json'], { cwd, env });
  expect(code).toBe(1);
  const { isWell, findings } = JSON.parse(String(stdout));
  expect(isWell).toBe(false);
  const wrong = findings.filter(({ status }: { status: string }) => status === 'wrong');
  expect(wrong.map(({ subject }: { subject: string }) => subject)).toEqual([
    'settings',
    'database',
    'mail',
  ]);
  expect(String(stdout)).not.toMatch(/motdepasse|autremot/);
});

test('it takes no word', async () => {
  expect(await run(['doctor', 'now'])).toMatchObject({
    code: 2,
    stderr: 'facturier doctor: expected no word. See facturier doctor --help.\n',
  });
});
