import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { createTestSite } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';

const site = await createTestSite();
await mountData(site);
const { owner } = site;
/** Stands for a Supabase project: our own server, over the network. */
const project = await listen({ host: '127.0.0.1', port: 0 });
project.answerBy((request) => site.app.fetch(request));
afterAll(project.close);
const folder = mkdtempSync(join(tmpdir(), 'facturier-news-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const email of ['zoe@exemple.fr', 'emile@exemple.fr'])
  await owner.query(
    'insert into leads (email, newsletter_consent, newsletter_asked_at) values ($1, true, now())',
    [email],
  );

const ways = {
  DATABASE_URL: { DATABASE_URL: site.url },
  SUPABASE_URL: {
    SUPABASE_URL: project.origin,
    SUPABASE_PUBLISHABLE_KEY: site.keys.publishable,
    SUPABASE_SECRET_KEY: site.keys.secret,
  },
};
const sending = { SITE_ORIGIN: 'https://facturier.example', SMTP_URL: 'smtp://127.0.0.1:1' };
const writeText = (content: string) => {
  const path = join(folder, 'news.txt');
  writeFileSync(path, content);
  return path;
};

for (const [way, variables] of Object.entries(ways))
  test(`with ${way}, a newsletter is looked at, tried, then queued for all, once`, async () => {
    const path = writeText(`Nouvelles par ${way}\n\nBonjour à tous.\n\nhttps://exemple.fr/guide`);
    const env = { ...variables, ...sending };
    expect(await run([path], variables)).toEqual([
      0,
      `Subject: Nouvelles par ${way}\n\nBonjour à tous.\n\nhttps://exemple.fr/guide\n\n2 addresses would be written to. Nothing was sent: --to EMAIL tries it, --send sends it.\n`,
    ]);
    expect(await countQueue()).toEqual([]);
    expect(await run([path, '--to', 'chef@exemple.fr'], env)).toEqual([
      0,
      'Queued for this one address; its links change nothing.\n',
    ]);
    expect(await countQueue()).toEqual([{ type: 'newsletter-try', count: 1 }]);
    expect(await run([path, '--send'], env)).toEqual([0, 'Queued for 2 addresses.\n']);
    expect(await run([path, '--send'], env)).toEqual([
      0,
      'Queued for 0 addresses. 2 had been written to under this subject before.\n',
    ]);
    expect(await countQueue()).toEqual([
      { type: 'newsletter', count: 2 },
      { type: 'newsletter-try', count: 1 },
    ]);
    await owner.query('delete from private.mail_queue');
  });

test('the letter is written to a file to be looked at, without a database', async () => {
  const out = join(folder, 'news.html');
  expect(await run([writeText('Nouvelles\n\nBonjour <b>'), '-o', out], {})).toEqual([0, '']);
  expect(readFileSync(out, 'utf8')).toContain('Bonjour &lt;b&gt;');
});

test('what is missing or wrong is one sentence', async () => {
  const path = writeText('Nouvelles\n\nBonjour');
  const refused = async (words: string[], env: Record<string, string> = ways.DATABASE_URL) => {
    const [code, said] = await run(words, env);
    expect(code, said).toBe(2);
    return said;
  };
  expect(await refused([path, '--send'])).toMatch(/^Give SITE_ORIGIN and SMTP_URL .*\n$/);
  expect(await refused([path, '--send', '--to', 'a@b.fr'])).toMatch(/^Give one of --send, /);
  expect(await refused([path, '--to', 'personne'])).toBe(
    '--to: "personne" is no e-mail address.\n',
  );
  expect(await refused([join(folder, 'absent.txt')])).toMatch(/absent\.txt: no such file\.\n$/);
  expect(await refused([])).toMatch(/^facturier admin: expected grant, .*newsletter/);
  expect(await refused([path], { DATA_DIR: join(folder, 'nowhere') })).toMatch(
    /^Give the data folder of the server with DATA_DIR/,
  );
  expect(
    await refused([path], { ...ways.SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_secret_wrong' }),
  ).toMatch(/^The project of SUPABASE_URL refuses: check SUPABASE_SECRET_KEY/);
  expect(await refused([path], { ...ways.SUPABASE_URL, SUPABASE_URL: 'http://127.0.0.1:1' })).toBe(
    'The project of SUPABASE_URL does not answer: try again later.\n',
  );
  expect(await refused([writeText('Nouvelles')])).toMatch(/it has a subject and no text: /);
});

async function countQueue() {
  const { rows } = await owner.query(
    `select email_type as type, count(*)::int as count
     from private.mail_queue join email_logs using (id) group by 1 order by 1`,
  );
  return rows;
}

/** The exit code, then stdout and stderr. */
async function run(words: string[], env: Record<string, string>): Promise<[number, string]> {
  const child = spawn(process.execPath, ['cli/facturier.mjs', 'admin', 'newsletter', ...words], {
    env: { ...process.env, SITE_ORIGIN: '', SMTP_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return [code, out + error];
}
