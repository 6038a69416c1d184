import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_ANSWER } from '#server/backend/rest/problem.ts';
import { createDataSite } from '#server/test/data-site.ts';

// The worst that one account may store: 120 drafts of 4.9 MB, read or written in one request.
const { connect, ask, gateway, owner, faults } = await createDataSite(`
  create table public.folders (id int primary key);
  create table public.drafts (
    id int primary key, folder_id int references public.folders, draft jsonb, mark text
  );
  insert into public.folders values (1), (2);
  insert into public.drafts (id, folder_id, draft)
    select n, 1 + n / 116, jsonb_build_object('notes', repeat('x', 4900000)) from generate_series(1, 120) as n;
  grant select on public.folders to authenticated;
  grant select, update on public.drafts to authenticated;
  create function public.list_drafts(p_most int) returns setof public.drafts language sql stable
    as 'select * from public.drafts order by id limit p_most';
  grant execute on function public.list_drafts(int) to authenticated;
`);
const someone = randomUUID();
const client = connect(someone);
const tooLarge = {
  status: 413,
  error: { code: '54000', hint: expect.stringContaining('limit') },
};

test('what is too large is refused, however it is asked for, and the server goes on', async () => {
  const most: number[] = [];
  for (const asked of [
    client.from('drafts').select('*'),
    client.from('drafts').select('*', { count: 'exact' }),
    client.from('folders').select('id, drafts(draft)'),
    client.from('folders').select('drafts(draft)').eq('id', 1).single(),
    client.rpc('list_drafts', { p_most: 10 }),
    client.rpc('list_drafts', { p_most: 10 }, { get: true }),
  ]) {
    const listReads = followReads();
    expect(await asked).toMatchObject(tooLarge);
    most.push(Math.max(...listReads()));
  }
  // PostgreSQL refuses some answers itself.
  expect(Math.max(...most)).toBeGreaterThan(MAX_ANSWER);
  // Pieces have 64 kB: not one draft too many was received.
  for (const read of most) expect(read).toBeLessThan(MAX_ANSWER + 2 ** 20);
  expect((await client.from('drafts').select('id').limit(1)).data).toEqual([{ id: 1 }]);
});

test('what fits comes whole: as JSON, in an embed', async () => {
  const { data } = await client.from('drafts').select('id, draft').order('id').limit(3);
  expect(data?.map(({ id, draft }) => [id, draft.notes.length])).toEqual(
    [1, 2, 3].map((id) => [id, 4_900_000]),
  );
  const folder = await client.from('folders').select('drafts(draft)').eq('id', 2).limit(1);
  expect(folder).toMatchObject({ status: 413 });
  const { data: called } = await client.rpc('list_drafts', { p_most: 2 });
  expect(called).toHaveLength(2);
  const { count } = await client.from('drafts').select('*', { count: 'exact', head: true });
  expect(count).toBe(120);
});

test('a write whose answer is too large is undone', async () => {
  const change = client.from('drafts').update({ mark: 'lost' }).gt('id', 80).select();
  expect(await change).toMatchObject(tooLarge);
  const marks = 'select count(mark)::int as kept from public.drafts';
  expect((await owner.query(marks)).rows).toEqual([{ kept: 0 }]);
  const { error } = await client.from('drafts').update({ mark: 'kept' }).gt('id', 80);
  expect(error).toBeNull();
  expect((await owner.query(marks)).rows).toEqual([{ kept: 40 }]);
});

test('one account cannot hold all the memory of answers: it is told to come back', async () => {
  const read = (token: string) => ask(token, '/drafts?select=draft&limit=3');
  const first = await read(someone);
  const second = await read(someone);
  expect([first.status, second.status]).toEqual([200, 503]);
  expect(second.headers.get('Retry-After')).toBe('1');
  expect(faults).toContainEqual({ event: 'rest_fault', code: '53000' });
  // Other callers and small answers are served meanwhile.
  const other = await read(randomUUID());
  expect(other.status).toBe(200);
  expect((await ask(someone, '/drafts?select=id')).status).toBe(200);
  await other.body?.cancel();
  expect((await first.json()).length).toBe(3);
  const again = await read(someone);
  expect(again.status).toBe(200);
  await again.body?.cancel();
});

/** Bytes read from each database connection since this call. */
function followReads(): () => number[] {
  const before = new Map<Socket, number>();
  const follow = ({ connection }: PoolClient) => {
    const stream = connection.stream as Socket; // Node’s socket, without TLS
    if (!before.has(stream)) before.set(stream, stream.bytesRead);
  };
  gateway.on('acquire', follow);
  onTestFinished(() => {
    gateway.off('acquire', follow);
  });
  return () => [...before].map(([stream, bytes]) => stream.bytesRead - bytes);
}
