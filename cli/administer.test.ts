import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, run } from './test-command.ts';

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
  const { code, stderr } = await run(['admin', 'rotate-keys'], { cwd });
  expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
});
