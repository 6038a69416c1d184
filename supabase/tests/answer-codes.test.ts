import { expect, test } from 'vitest';
import { insertUser } from '#server/test/people.ts';
import {
  createQuoteDatabase,
  drawHash,
  PNG,
  type Quote,
  withCode,
} from './quote-answers.test.support.ts';

const quotes = await createQuoteDatabase();
const { database, owner, server, userOf } = quotes;
const { openQuote, answer, outcomeOf, begin, markOf } = quotes;

async function codesOf({ id }: Quote) {
  const text = 'select * from private.answer_codes where document_id = $1';
  return (await database.owner.query(text, [id])).rows;
}

test('where a code is asked for, it is needed to accept, and proves the address', async () => {
  const quote = await openQuote({ asksCode: true });
  expect(await outcomeOf(quote)).toBe('code-needed');
  expect(await outcomeOf(quote, withCode('000000'))).toBe('code-spent');
  const begun = await begin(quote, '123456');
  expect(begun.outcome).toBe('done');
  expect(Number(begun.expires_at) - Date.now()).toBeGreaterThan(9.5 * 60_000);
  expect(Number(begun.expires_at) - Date.now()).toBeLessThan(10.5 * 60_000);
  expect(await outcomeOf(quote)).toBe('code-needed');
  expect(await answer(quote, withCode('123457'))).toEqual({ outcome: 'code-wrong', answer: null });
  expect(await codesOf(quote)).toMatchObject([{ tries: 1, address: 'garance@exemple.fr' }]);
  expect((await markOf(quote))?.milestone).toBeNull();
  expect(await answer(quote, withCode('123456'))).toMatchObject({
    outcome: 'done',
    answer: { proven_email: 'garance@exemple.fr' },
  });
  expect(await codesOf(quote)).toEqual([]);
  expect(await begin(quote, '123456')).toEqual({ outcome: 'answered', expires_at: null });
});

test('a page that asks for no code has none sent, and takes none as a proof', async () => {
  const quote = await openQuote();
  expect(await begin(quote, '123456')).toEqual({ outcome: 'not-asked', expires_at: null });
  expect(await answer(quote, withCode('123456'))).toMatchObject({
    outcome: 'done',
    answer: { proven_email: null },
  });
});

test('a code takes five tries, whoever makes them together; another one begins again', async () => {
  const quote = await openQuote({ asksCode: true });
  await begin(quote, '123456');
  for (let count = 1; count <= 4; count += 1)
    expect(await outcomeOf(quote, withCode(`00000${count}`))).toBe('code-wrong');
  expect(await outcomeOf(quote, withCode('000005'))).toBe('code-spent');
  expect(await outcomeOf(quote, withCode('123456'))).toBe('code-spent');
  expect(await outcomeOf(quote)).toBe('code-needed');

  await begin(quote, '654321');
  expect(await outcomeOf(quote, withCode('123456'))).toBe('code-wrong');
  const guesses = Array.from({ length: 20 }, (_, guess) => outcomeOf(quote, withCode(`${guess}`)));
  const outcomes = (await Promise.all(guesses)).toSorted();
  expect(outcomes.filter((outcome) => outcome === 'code-wrong')).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === 'code-spent')).toHaveLength(17);
  expect(await codesOf(quote)).toMatchObject([{ tries: 5 }]);

  await begin(quote, '111111');
  for (let count = 1; count <= 4; count += 1) await outcomeOf(quote, withCode(`00000${count}`));
  expect(await outcomeOf(quote, withCode('111111'))).toBe('done');
});

test('a code lasts ten minutes, and is of one quote and one link', async () => {
  const [quote, other] = [await openQuote({ asksCode: true }), await openQuote({ asksCode: true })];
  const age = (period: string) =>
    database.owner.query(
      `update private.answer_codes set expires_at = expires_at - interval '${period}' where document_id = $1`,
      [quote.id],
    );
  await begin(quote, '123456');
  expect(await outcomeOf(other, withCode('123456'))).toBe('code-spent');
  await age('10 minutes');
  expect(await outcomeOf(quote, withCode('123456'))).toBe('code-spent');
  await begin(quote, '123456');
  await age('9 minutes');
  const next = drawHash();
  await owner('update client_pages set token_hash = $2 where document_id = $1', [quote.id, next]);
  expect(await outcomeOf({ ...quote, hash: next }, withCode('123456'))).toBe('code-spent');
  await owner('update client_pages set token_hash = $2 where document_id = $1', [
    ...[quote.id, quote.hash],
  ]);
  expect(await outcomeOf(quote, withCode('123456'))).toBe('done');
});

test('a code is used once, by one of those who give it together', async () => {
  const quote = await openQuote({ asksCode: true });
  await begin(quote, '123456');
  const both = await Promise.all([
    outcomeOf(quote, withCode('123456')),
    outcomeOf(quote, { ...withCode('123456'), name: 'Émile' }),
  ]);
  expect(both.toSorted()).toEqual(['answered', 'done']);
});

test('codes are forgotten within the hour', async () => {
  const [old, recent] = [await openQuote({ asksCode: true }), await openQuote({ asksCode: true })];
  for (const quote of [old, recent]) await begin(quote, '123456');
  await database.owner.query(
    "update private.answer_codes set expires_at = now() - interval '1 second' where document_id = $1",
    [old.id],
  );
  await server('select from purge_expired()');
  expect(await codesOf(old)).toEqual([]);
  expect(await codesOf(recent)).toHaveLength(1);
});

test('an account without room takes no answer, and the code may be given again', async () => {
  const sub = await insertUser(database.owner);
  const ask = userOf(sub);
  const quote = await openQuote({ ask, asksCode: true });
  await begin(quote, '123456');
  const add = (bytes: number) =>
    database.owner.query(
      "update private.account_usage set used = used + $2 where user_id = $1 and subject = 'bytes'",
      [sub, bytes],
    );
  await add(250_000_000);
  expect(await answer(quote, withCode('123456'))).toEqual({ outcome: 'full', answer: null });
  expect((await markOf(quote, ask))?.milestone).toBeNull();
  await add(-250_000_000);
  expect(await outcomeOf(quote, withCode('123456'))).toBe('done');
  const [usage] = await ask("select used from get_usage() where subject = 'bytes'");
  await answer(await openQuote({ ask }), { signature: PNG });
  const [after] = await ask("select used from get_usage() where subject = 'bytes'");
  expect(Number(after?.used) - Number(usage?.used)).toBeGreaterThan(500 + PNG.length);
});
