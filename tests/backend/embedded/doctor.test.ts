import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '#cli/test-command.ts';
import { kill, makeDataFolder, readKeys, startServer } from '#server/test/spawned-server.ts';

type Finding = { subject: string; status: string; sentence: string };

async function diagnose(folder: string) {
  const env = { DATA_DIR: folder, DATABASE_URL: '', SUPABASE_URL: '' };
  const began = performance.now();
  const { code, stdout, stderr } = await run(['doctor', '--json'], { env });
  expect(stderr).toBe('');
  expect(performance.now() - began).toBeLessThan(15_000);
  const { isWell, findings } = JSON.parse(String(stdout));
  return { code, isWell, findings: findings as Finding[], text: String(stdout) };
}
const sentencesOf = (findings: readonly Finding[], subject: string) =>
  findings.filter((finding) => finding.subject === subject).map(({ sentence }) => sentence);

test('a server is examined while it serves, then when it is stopped, and nothing is changed', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const server = await startServer(folder);
  onTestFinished(() => kill(server.process));
  const files = readdirSync(folder);
  const serving = await diagnose(folder);
  expect([serving.code, serving.isWell]).toEqual([0, true]);
  expect(sentencesOf(serving.findings, 'folder')[1]).toContain(`process ${server.process.pid}`);
  expect(sentencesOf(serving.findings, 'database').join('\n')).toMatch(
    /PostgreSQL 1\d\.\d+ answers.*\nMigrations are those of this version/,
  );
  expect(sentencesOf(serving.findings, 'clock')).toEqual([
    'The clocks of this machine and of the database agree.',
  ]);
  expect(serving.text).not.toContain(readKeys(folder).secret);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(readdirSync(folder)).toEqual(files);

  server.process.kill('SIGTERM');
  await new Promise((resolve) => server.process.once('exit', resolve));
  const stopped = await diagnose(folder);
  expect(stopped.code).toBe(0);
  expect(sentencesOf(stopped.findings, 'folder')[1]).toBe('No server runs on DATA_DIR.');
  expect(stopped.findings).toContainEqual(
    expect.objectContaining({ subject: 'database', status: 'unseen' }),
  );
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);

  chmodSync(join(folder, 'keys.json'), 0o644);
  const open = await diagnose(folder);
  expect([open.code, open.isWell]).toEqual([1, false]);
});
