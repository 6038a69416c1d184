import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { fileListSchema } from '#server/routes/files/file-list.ts';
import { packClient } from './pack-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'facturier-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'devis'));
const write = (file: string, content: string | Buffer) =>
  writeFileSync(join(folder, file), content);
const pack = async () => {
  await packClient(folder);
  return fileListSchema.parse(JSON.parse(readFileSync(join(folder, '.files.json'), 'utf8')));
};
const long = '<p>Bonjour</p>'.repeat(100);

test('what is smaller compressed is kept so, and listed with the hash of each coding', async () => {
  write(
    'devis/index.html',
    `${long}<i style="color:red"></i><i\ntitle="a" style="color:red"></i><script>start()</script><script src="/a.js"></script>`,
  );
  write('short.txt', 'oui');
  const list = await pack();
  expect(Object.keys(list)).toEqual(['/devis', '/short.txt']);
  expect(list['/devis']?.inline).toEqual({
    scripts: ["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"],
    styles: ["'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='"],
  });
  expect(gunzipSync(readFileSync(join(folder, 'devis/index.html.gz'))).toString()).toContain(long);
  expect(Object.keys(list['/devis']?.tags ?? {}).toSorted()).toEqual(['br', 'gzip', 'identity']);
  expect(Object.keys(list['/short.txt']?.tags ?? {})).toEqual(['identity']);
  expect(existsSync(join(folder, 'short.txt.br'))).toBe(false);
});

test('packed again, it lists the same files; another content has other tags', async () => {
  const before = await pack();
  expect(await pack()).toEqual(before);
  write('devis/index.html', `${long}<p>Au revoir</p>`);
  const after = await pack();
  expect(after['/short.txt']).toEqual(before['/short.txt']);
  for (const encoding of ['br', 'gzip', 'identity'] as const)
    expect(after['/devis']?.tags?.[encoding]).not.toBe(before['/devis']?.tags?.[encoding]);
});

test('HTML that is no page, and what begins with a dot, have no address', async () => {
  write('__spa-fallback.html', long);
  write('.secret.txt', long);
  expect(Object.keys(await pack())).toEqual(['/devis', '/short.txt']);
});

test('what waits for the deployment is listed without a hash, and compressed by the server', async () => {
  const said = '<script>self.deployment={{DEPLOYMENT}};start()</script>';
  write(
    'devis/index.html',
    `${said}<title>{{SITE_NAME}}</title>${long}<i style="color:red"></i><script>start()</script>`,
  );
  rmSync(join(folder, 'devis/index.html.br'));
  write('site-worker.js', 'self.deployment={{DEPLOYMENT}};self.built={{BUILT}};');
  const list = await pack();
  expect(list['/devis']).toEqual({
    file: 'devis/index.html',
    inline: {
      scripts: ["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"],
      styles: ["'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='"],
    },
  });
  expect(list['/site-worker.js']).toEqual({ file: 'site-worker.js' });
  expect(existsSync(join(folder, 'devis/index.html.br'))).toBe(false);
  rmSync(join(folder, 'site-worker.js'));
});

test.each([
  ['devis/index.html', '<script>enqueue("{{SITE_NAME}}")</script>', 'A script has blanks'],
  ['devis/index.html', '<p>{{#MEDIATOR}}</p>', 'The piece of MEDIATOR has no end'],
  ['page.data', '["{{SITE_NAME}}"]', 'page.data has blanks'],
  ['app.js', 'say("{{SITE_NAME}}")', 'app.js has blanks'],
])('blanks that nothing would fill stop the build: %s %s', async (file, content, message) => {
  write(file, content);
  await expect(pack()).rejects.toThrow(message);
  rmSync(join(folder, file));
});
