import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '#server/test/clusters/find-free-port.ts';
import { findWords, readDockerfile, readVariables } from '#server/test/read-dockerfile.ts';
import { serverVariables } from '#server/test/spawned-server.ts';

// No container is made here: the steps of the Dockerfile are run as they stand, in a clean folder
// that the server’s user may not write to.
const [build = [], image = []] = readDockerfile();
const top = mkdtempSync(join(tmpdir(), 'facturier-image-'));
chmodSync(top, 0o755);
const [folder, data] = [join(top, 'facturier'), join(top, 'data')];
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) {
    const exit = once(child, 'exit');
    if (child.kill('SIGTERM')) await exit;
  }
  rmSync(top, { recursive: true, force: true });
});

/** Only root can become another user. */
const asRoot = test.runIf(process.platform === 'linux' && process.getuid?.() === 0);

asRoot(
  'the image is built by its steps, and serves as a user who may write nothing but its data',
  { timeout: 900_000 },
  async () => {
    mkdirSync(folder);
    for (const { keyword, words } of build) {
      if (keyword === 'COPY') copy(words.split(' ').slice(0, -1));
      if (keyword === 'RUN') run(words);
    }
    mkdirSync(data, { mode: 0o700 });
    const [uid = 0, gid = 0] = (findWords(image, 'USER')[0] ?? '').split(':').map(Number);
    expect(uid).toBeGreaterThan(0);
    chownSync(data, uid, gid);
    const [cmd = '[]'] = findWords(image, 'CMD');
    const [health = ''] = findWords(image, 'HEALTHCHECK');
    const port = String(await findFreePort());
    const env = {
      ...serverVariables(data),
      ...readVariables(image),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      PORT: port,
    };
    const options = { cwd: folder, uid, gid, env };
    const isHealthy = () => {
      const [program = '', ...words] = JSON.parse(health.replace(/^.*CMD /, ''));
      return spawnSync(program, words, options).status === 0;
    };
    expect(isHealthy()).toBe(false);
    const [program = '', ...words] = JSON.parse(cmd);
    const server = spawn(program, words, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    started.push(server);
    await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
    const page = await fetch(`http://127.0.0.1:${port}/facture-tva`);
    expect(await page.text()).toContain('<title>');
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(isHealthy()).toBe(false);
  },
);

/** What git knows, without what `.dockerignore` leaves out. */
function copy(names: string[]): void {
  const ignored = execFileSync('git', ['ls-files', '-ci', '--exclude-from=.dockerignore'], {
    encoding: 'utf8',
  }).split('\n');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !ignored.includes(file));
  const asked = names.includes('.') ? files : files.filter((file) => names.includes(file));
  for (const file of asked) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
}

function run(command: string): void {
  const options = {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', ...readVariables(build) },
    encoding: 'utf8',
  } as const;
  const { status, stderr } = spawnSync('sh', ['-c', command], options);
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}
