import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { owner, anonymous, admin, server } = await createPeople(database);
const QUESTION = 'select * from get_operation_figures()';

test('the server counts what waits, and its age without newsletters', async () => {
  const [empty] = await server(QUESTION);
  expect(empty).toEqual({
    migration: expect.stringMatching(/^\d{14}$/),
    mail_waiting: '0',
    mail_oldest_s: 0,
    news_waiting: '0',
  });
  for (const [age, isNews] of [
    ['1 minute', false],
    ['5 minutes', false],
    ['2 days', true],
  ] as const) {
    const id = randomUUID();
    await server("select add_mail($1, 'a@exemple.fr', 'welcome', 'Bienvenue', '{}')", [id]);
    await database.owner.query(
      'update private.mail_queue set created_at = now() - $2::interval, is_news = $3 where id = $1',
      [id, age, isNews],
    );
  }
  const [figures] = await server(QUESTION);
  expect(figures).toMatchObject({ mail_waiting: '2', news_waiting: '1' });
  expect(figures?.mail_oldest_s).toBeCloseTo(300, -1);
});

test('nobody else asks, not even who administers', async () => {
  for (const ask of [owner, anonymous, admin])
    await expect(ask(QUESTION)).rejects.toThrow(/permission denied for function/);
});
