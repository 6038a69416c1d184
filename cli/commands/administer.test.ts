import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, run } from '#cli/test-command.ts';
import { keepEmail } from '#server/email/outbox.ts';

test('keys are made, then changed, where the server keeps them', async () => {
  const cwd = makeFolder({ 'data/note.txt': '' });
  const read = () => JSON.parse(readFileSync(join(cwd, 'data/keys.json'), 'utf8'));
  const done = { code: 0, stderr: '' };
  expect(await run(['admin', 'rotate-keys'], { cwd })).toMatchObject(done);
  const first = read();
  expect(await run(['admin', 'rotate-keys'], { cwd })).toMatchObject(done);
  const second = read();
  expect(second.signing[1]).toEqual(first.signing[0]);
  expect(second.secret).toBe(first.secret);
  expect(await run(['admin', 'replace-secret'], { cwd })).toMatchObject(done);
  expect(read().secret).not.toBe(first.secret);
});

test('a missing variable and a missing folder are one sentence', async () => {
  const cwd = makeFolder({});
  expect(await run(['admin', 'check-backend'], { cwd })).toMatchObject({
    code: 2,
    stderr: 'Give SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.\n',
  });
  expect(await run(['admin', 'rotate-keys'], { cwd })).toMatchObject({
    code: 2,
    stderr: 'The data folder "./data" does not exist: give that of the server with DATA_DIR.\n',
  });
});

test('the variables of the file beside the data count, and a name that is none is told', async () => {
  const cwd = makeFolder({
    'data/note.txt': '',
    'data.env': 'SUPABASE_URL=https://projet.supabase.co\nSTIE_NAME=a\n',
  });
  const { code, stderr } = await run(['admin', 'backup', 'a.tar.gz'], { cwd });
  expect(code).toBe(2);
  expect(stderr).toMatch(/data\.env: STIE_NAME is no variable of it, and changes nothing\.\n/);
  expect(stderr).toMatch(/With SUPABASE_URL accounts and data are of the project/);
});

test('what a backup cannot be made of, or a restore be made from, is one sentence', async () => {
  const cwd = makeFolder({ 'data/note.txt': '', 'there.tar.gz': 'un texte' });
  const ask = async (words: string[], env = {}) => {
    const { code, stderr } = await run(['admin', ...words], { cwd, env });
    return { code, stderr };
  };
  const project = { SUPABASE_URL: 'https://projet.supabase.co' };
  const ofProject =
    'With SUPABASE_URL accounts and data are of the project: its own backups hold and restore them.\n';
  for (const task of ['backup', 'restore'])
    expect(await ask([task, 'a.tar.gz'], project)).toEqual({ code: 2, stderr: ofProject });
  expect(await ask(['backup', 'a.tar.gz'])).toEqual({
    code: 2,
    stderr: 'The data folder "./data" holds no database.\n',
  });
  expect(await ask(['restore', 'there.tar.gz'])).toMatchObject({
    code: 2,
    stderr:
      'The data folder "./data" is not empty: give another one with DATA_DIR, or move away what it holds.\n',
  });
  const empty = { DATA_DIR: 'new' };
  expect(await ask(['restore', 'absent.tar.gz'], empty)).toEqual({
    code: 2,
    stderr: 'absent.tar.gz: no such file.\n',
  });
  expect((await ask(['restore', 'there.tar.gz'], empty)).stderr).toContain(
    'there.tar.gz" is no backup of Facturier.',
  );
});

test('a database that cannot be reached is one sentence, without its password', async () => {
  const cwd = makeFolder({});
  const env = { DATABASE_URL: 'postgres://o:secret@127.0.0.1:1/base' };
  expect(await run(['admin', 'rotate-keys'], { cwd, env })).toMatchObject({
    code: 2,
    stderr:
      'PostgreSQL ne répond pas à l’adresse de DATABASE_URL : vérifiez-la, et que le serveur tourne.\n',
  });
});

test('messages that were kept are listed, the newest first, then read by their names', async () => {
  const cwd = makeFolder({ 'data/note.txt': '' });
  const outbox = join(cwd, 'data', 'outbox');
  const ask = async (...words: string[]) => {
    const { code, stdout, stderr } = await run(['admin', 'outbox', ...words], { cwd });
    return { code, stdout: String(stdout), stderr };
  };
  expect(await ask()).toMatchObject({
    code: 0,
    stdout: 'No message is kept in "data/outbox".\n',
  });
  for (const subject of ['Premier', 'Second \u001b[2J'])
    await keepEmail(outbox, {
      type: 'confirmation',
      to: 'emile@exemple.fr',
      subject,
      html: '<p>Bonjour</p>',
      text: 'Bonjour\n\nhttp://127.0.0.1:3000/auth-confirm?token_hash=a\u001b[31m',
    });
  const { stdout, code } = await ask();
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.split('  ').slice(1))).toEqual([
    ['emile@exemple.fr', 'Second \\u001b[2J'],
    ['emile@exemple.fr', 'Premier'],
  ]);
  const [name = ''] = (lines[1] ?? '').split('  ');
  expect(await ask(name)).toEqual({
    code: 0,
    stderr: '',
    stdout:
      'To: emile@exemple.fr\nSubject: Premier\n\nBonjour\n\nhttp://127.0.0.1:3000/auth-confirm?token_hash=a\\u001b[31m\n',
  });
  for (const other of ['autre', '../keys', '..'])
    expect(await ask(other)).toMatchObject({ code: 2, stdout: '' });
  expect(await ask(name, name)).toMatchObject({ code: 2 });
});
