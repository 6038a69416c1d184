import { expect, test } from 'vitest';
import type { Person } from './people.ts';
import { removePeople } from './remove-people.ts';

/** An account whose deletion is refused a number of times. */
const person = (email: string, refusals: number) => {
  let tried = 0;
  const remove = () => {
    tried += 1;
    return tried > refusals ? Promise.resolve() : Promise.reject(new Error('429'));
  };
  return { email, remove } as Person;
};

test('deletions that are refused are tried again, and what stays is named', async () => {
  const people = [person('a@example.invalid', 0), person('b@example.invalid', 2)];
  expect(await removePeople(people, { pauseMs: 1 })).toEqual([]);
  const stubborn = [person('c@example.invalid', 99), person('d@example.invalid', 1)];
  expect(await removePeople(stubborn, { tries: 3, pauseMs: 1 })).toEqual(['c@example.invalid']);
});
