import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDataSite } from '#server/test/data-site.ts';

const { ask } = await createDataSite(`
  create function public.repeat_accent(p_times int) returns text language sql immutable
    as $$ select repeat('é', p_times) $$;
  grant execute on function public.repeat_accent(int) to authenticated;
`);
const someone = randomUUID();

test('a short answer says its length, in bytes', async () => {
  const answer = await ask(someone, '/rpc/repeat_accent?p_times=100');
  expect(answer.headers.get('content-length')).toBe('202');
  expect(Buffer.byteLength(await answer.text())).toBe(202);
});

test('one that is sent as it is read does not', async () => {
  const answer = await ask(someone, '/rpc/repeat_accent?p_times=100000');
  expect(answer.headers.get('content-length')).toBeNull();
  expect(Buffer.byteLength(await answer.text())).toBe(200_002);
});
