import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDataSite } from '#server/test/data-site.ts';

// Real file errors of PostgreSQL, with paths in their messages.
const { ask, faults } = await createDataSite(`
  create function read_file(path text) returns text language sql stable security definer
    as 'select pg_read_file(path)';
  create function write_file(path text) returns void language plpgsql security definer as $$
  declare v_object oid := lo_from_bytea(0, 'x');
  begin
    perform lo_export(v_object, path);
  end $$;
  create function say(code text, words text) returns void language plpgsql as $$
  begin
    raise exception using errcode = code, message = words, detail = words, hint = words;
  end $$;
  grant execute on all functions in schema public to authenticated;
`);
const closed = mkdtempSync(join(tmpdir(), 'facturier-closed-'));
mkdirSync(join(closed, 'base'));
chmodSync(closed, 0);
afterAll(() => {
  chmodSync(closed, 0o700);
  rmSync(closed, { recursive: true });
});
const call = async (name: string, values: object) => {
  const answer = await ask('2f1c1b7e-7d3e-4b6c-9a51-000000000001', `/rpc/${name}`, {
    method: 'POST',
    body: JSON.stringify(values),
  });
  return { status: answer.status, text: await answer.text(), headers: [...answer.headers].join() };
};

const full = { name: 'write_file', path: '/dev/full', code: '53100' };
test.each([
  { name: 'read_file', path: '/nonexistent/base/16384/2619', code: '58P01' },
  { name: 'read_file', path: join(closed, 'base'), code: '42501' },
  { name: 'write_file', path: tmpdir(), code: '42809' },
  ...(existsSync(full.path) ? [full] : []),
])('$name of $path, $code, is a fault that says no place', async ({ name, path, code }) => {
  faults.length = 0;
  const answer = await call(name, { path });
  expect(answer.status, answer.text).toBeGreaterThanOrEqual(500);
  expect(JSON.parse(answer.text)).toEqual({
    code,
    message: 'Internal error',
    details: null,
    hint: null,
  });
  expect(answer.headers).not.toContain(path);
  expect(faults).toEqual([{ event: 'rest_fault', code }]);
});

test.each([
  ['53100', 'could not extend file "base/16384/2619": No space left on device'],
  ['53200', 'out of memory'],
  ['58030', 'could not read blocks 0..0 in file "base/16384/1259": Input/output error'],
  ['XX001', 'invalid page in block 3 of relation "base/16384/2619"'],
  ['XX000', 'could not open "/var/lib/facturier/base"'],
  ['40P01', 'Process 123 waits for ShareLock on transaction 456'],
  ['F0000', 'could not open dictionary "/usr/share/postgresql/tsearch_data/french.stop"'],
])('%s is said without the words of PostgreSQL', async (code, words) => {
  const { status, text } = await call('say', { code, words });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(JSON.parse(text)).toMatchObject({ code, message: 'Internal error' });
  expect(text).not.toContain(words);
});

test.each([
  ['23514', 400],
  ['42501', 403],
  ['P0001', 400],
  ['P0002', 500],
  ['QUOTA', 400],
])('%s is said in the words of who refuses', async (code, status) => {
  const words = 'Not this one';
  const answer = await call('say', { code, words });
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({
    code,
    message: words,
    details: words,
    hint: words,
  });
});
