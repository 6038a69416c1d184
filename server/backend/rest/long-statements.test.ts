import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDataSite } from '#server/test/data-site.ts';
import { readCatalogue } from './catalogue.ts';

// One caller with long or many statements must not delay the others.
const { owner, gateway, ask } = await createDataSite(`
  create function public.wait_for(lock int) returns int language plpgsql volatile
    as $$ begin perform pg_advisory_xact_lock(lock); return lock; end $$;
  create function public.sleep_on() returns int language plpgsql volatile set statement_timeout = '50ms'
    as $$ begin perform pg_sleep(3600); return 1; end $$;
  grant execute on all functions in schema public to authenticated;
`);

test('one account has a quarter of the connections, and others are answered beside it', async () => {
  const [attacker, other] = [randomUUID(), randomUUID()];
  const share = gateway.options.max / 4;
  const holder = await owner.connect();
  await holder.query('select pg_advisory_lock(1)');
  const body = JSON.stringify({ lock: 1 });
  const asked = Array.from({ length: 20 }, () =>
    ask(attacker, '/rpc/wait_for', { method: 'POST', body }),
  );
  const countWaiting = async () => {
    const { rows } = await owner.query(
      "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted",
    );
    return rows[0].waiting;
  };
  await expect.poll(countWaiting).toBe(share);
  for (let times = 0; times < gateway.options.max; times += 1)
    expect((await ask(other, '/clients?select=id')).status).toBe(200);
  expect(await countWaiting()).toBe(share);
  await holder.query('select pg_advisory_unlock(1)');
  holder.release();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('a statement that is ended says what to do; a function has the time that it sets', async () => {
  const answer = await ask(randomUUID(), '/rpc/sleep_on', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject({ code: '57014', hint: expect.any(String) });
});

test('what reads all documents of an account has more time than a list', async () => {
  const { routines } = await readCatalogue(gateway);
  const timed = [...routines].filter(([, one]) => one.longestMs === 8000);
  expect(timed.map(([name]) => name)).toEqual(['verify_integrity']);
});

test('related tables of related tables are refused, wherever rows are given', async () => {
  const cycle = 'id,companies(documents(companies(id)))';
  for (const [path, init] of [
    [`/documents?select=${cycle}`],
    [`/rpc/search_companies?p_query=&select=${cycle}`],
    [`/documents?select=${cycle}`, { method: 'POST', body: '{"document_type":"devis"}' }],
  ] as const) {
    const answer = await ask(randomUUID(), path, init && { ...init, headers: SHOWN });
    expect([answer.status, await answer.json()], path).toEqual([
      400,
      {
        code: 'PGRST100',
        message: 'Related tables are one level deep',
        details: "'companies' is asked for inside of 'documents'",
        hint: "Ask for the rows of 'documents' in a request of their own, with 'companies'",
      },
    ]);
  }
});

const SHOWN = { Prefer: 'return=representation' };
