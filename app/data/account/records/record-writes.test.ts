import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createOptimism } from './record-writes.ts';

type Row = { id: string; name: string };

function open() {
  const client = new QueryClient();
  const key = ['clients', 'list', { page: 1 }];
  client.setQueryData(key, { rows: [row('a'), row('b')], total: 30 });
  return {
    client,
    read: () => client.getQueryData(key),
    ...createOptimism<Row>('clients', client),
  };
}

test('lists show what is saved and what is deleted at once', async () => {
  const { read, showSaved, showRemoved } = open();
  await showSaved({ id: 'b', name: 'Zoé' });
  expect(read()).toEqual({ rows: [row('a'), { id: 'b', name: 'Zoé' }], total: 30 });
  await showRemoved(['a', 'of another page']);
  expect(read()).toEqual({ rows: [{ id: 'b', name: 'Zoé' }], total: 29 });
});

test('what the server refuses is taken back', async () => {
  const { read, showRemoved, takeBack } = open();
  const before = read();
  takeBack(await showRemoved(['a', 'b']));
  expect(read()).toEqual(before);
});

test('lists of other tables are left alone', async () => {
  const { client, showRemoved } = open();
  const other = { rows: [row('a')], total: 1 };
  client.setQueryData(['products', 'list', {}], other);
  await showRemoved(['a']);
  expect(client.getQueryData(['products', 'list', {}])).toBe(other);
});

function row(id: string): Row {
  return { id, name: id.toUpperCase() };
}
