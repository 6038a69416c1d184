import { expect, test } from 'vitest';
import { explainKnown } from './explain-start.ts';

test('a pooler without PostgreSQL, and a database that says nothing, are told in a sentence', () => {
  const place = { databaseUrl: 'postgres://maitre@127.0.0.1/base', dataDirectory: './data' };
  const ended = Object.assign(new Error('query_wait_timeout'), { code: '08P01' });
  expect(explainKnown(ended, place)).toContain('n’a plus de connexion libre');
  expect(explainKnown(new Error('Query read timeout'), place)).toContain('ne répond pas');
});
