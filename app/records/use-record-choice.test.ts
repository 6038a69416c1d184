import { expect, test } from 'vitest';
import { type ListOrders, readListChoice, writeListChoice } from './use-record-choice.ts';

const orders: ListOrders<'name' | 'created_at'> = {
  words: { name: 'nom', created_at: 'ajout' },
  first: { sort: 'name', isDescending: false },
};
const read = (text: string) => readListChoice(new URLSearchParams(text), orders);

test('an address says what is asked of a list; what it says wrongly is not said', () => {
  expect(read('recherche=zo&tri=-ajout&page=3')).toEqual({
    search: 'zo',
    sort: 'created_at',
    isDescending: true,
    page: 3,
  });
  for (const text of ['', 'tri=poids&page=-2', 'page=1.5'])
    expect(read(text), text).toEqual({ search: '', ...orders.first, page: 1 });
});

test('only what is not the default is written, and what is not of the list stays', () => {
  const write = (text: string, change: Parameters<typeof writeListChoice>[1]) =>
    decodeURIComponent(
      writeListChoice(new URLSearchParams(text), change as never, orders).toString(),
    );
  expect(write('page=3&autre=1', { search: 'a' })).toBe('autre=1&recherche=a');
  expect(write('recherche=a&page=2', { page: 3 })).toBe('recherche=a&page=3');
  expect(write('tri=-ajout', { sort: 'name', isDescending: false })).toBe('');
});
