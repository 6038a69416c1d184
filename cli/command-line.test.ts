import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { commands } from './arguments/commands.ts';
import { EXIT } from './output/exit-codes.ts';
import { command, makeFolder, run, start, today, unfinished } from './test-command.ts';

test.each([
  ['schema', 0],
  ['check', 1],
])(
  'a reader of %s who leaves changes neither the exit code nor the peace',
  async (name, expected) => {
    const child = start([name, ...(name === 'check' ? ['-', today] : [])], {});
    child.stdout.destroy();
    child.stdin.end(JSON.stringify(unfinished));
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ code, stderr }).toEqual({ code: expected, stderr: '' });
  },
);

test('SIGTERM while it waits ends it at once', async () => {
  const child = start(['check', '-'], {});
  await new Promise((resolve) => setTimeout(resolve, 500));
  child.kill('SIGTERM');
  const [code, signal] = await once(child, 'exit');
  expect([143, 'SIGTERM']).toContain(code ?? signal); // the second when it did not listen yet
});

test.each([
  [['pfd'], 'Unknown command "pfd". Did you mean "pdf"?'],
  [['generate'], 'Unknown command "generate". See facturier --help.'],
  [['pdf', '--fianl', 'x'], 'Unknown option --fianl. Did you mean --final?'],
  [['pdf', '-x', 'y'], 'Unknown option -x. See facturier pdf --help.'],
  [['check', '--final', 'x'], 'facturier check has no option --final. See facturier check --help.'],
  [['pdf', 'x', '-o'], '-o needs a value. See facturier pdf --help.'],
  [['pdf', 'x', '--output', '--final'], '--output needs a value. See facturier pdf --help.'],
  [['check', '--json=yes', 'x'], '--json takes no value.'],
  [
    ['pdf'],
    'facturier pdf: expected the name of a draft, of a folder, or "-". See facturier pdf --help.',
  ],
  [['schema', 'x'], 'facturier schema: expected no file. See facturier schema --help.'],
  [
    ['check', 'x', '--today', '2026-02-29'],
    '--today: expected a date YYYY-MM-DD, received "2026-02-29".',
  ],
  [
    ['admin', 'rotate'],
    'facturier admin: expected grant, revoke, list, rotate-keys, replace-secret, check-backend, outbox, newsletter, backup, restore. See facturier admin --help.',
  ],
  [['admin', 'list', '--send'], '--send is an option of newsletter alone.'],
  [['admin', 'backup', 'x', '--mail'], '--mail is an option of restore alone.'],
  [['xml', 'x', '--format', 'fx'], '--format: expected cii or ubl, received "fx".'],
  [
    ['pdf', 'x', '--format', 'ubl'],
    'facturier pdf has no option --format. See facturier pdf --help.',
  ],
])('facturier %j is refused with a hint', async (words, sentence) => {
  expect(await run(words)).toMatchObject({ code: 2, stderr: `${sentence}\n` });
});

test.each(Object.keys(commands))('%s has its own help', async (name) => {
  const { code, stdout } = await run([name, '--help']);
  expect(code).toBe(0);
  expect(stdout.toString()).toMatch(new RegExp(`^Usage: facturier ${name}`));
  expect((await run(['help', name])).stdout.equals(stdout)).toBe(true);
});

test('--help names every command, and so does a command line without one', async () => {
  const help = await run(['--help']);
  expect(help.stdout.toString()).toMatch(/pdf[\s\S]+xml[\s\S]+check[\s\S]+read[\s\S]+schema/);
  expect(await run([])).toMatchObject({ code: 2, stderr: `${help.stdout}\n` });
});

test('--help lists every exit code, that of a file to report too', async () => {
  const help = (await run(['--help'])).stdout.toString();
  for (const code of Object.values(EXIT)) expect(help).toMatch(new RegExp(`\\b${code} [a-z]`));
});

test.each(Object.keys(commands))('the help of %s is in English alone', async (name) => {
  expect((await run([name, '--help'])).stdout.toString()).not.toMatch(/[À-ÿ’]/);
});

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(command, '../../package.json'), 'utf8'));
  expect(String((await run(['--version'])).stdout)).toBe(`${version}\n`);
});

test('runs through a symbolic link, from any folder', async () => {
  const folder = makeFolder({});
  symlinkSync(command, join(folder, 'facturier'));
  const { code } = await run(['--version'], { cwd: folder, script: join(folder, 'facturier') });
  expect(code).toBe(0);
});

test('without its packages it says how to install them', async () => {
  const folder = makeFolder({ 'cli/x': '' });
  const script = join(folder, 'cli', 'facturier.mjs');
  cpSync(command, script);
  const { code, stderr } = await run(['--version'], { script });
  expect(code).toBe(2);
  expect(stderr).toMatch(/^The packages of Facturier are not installed: run "npm ci" in .+\n$/);
});
