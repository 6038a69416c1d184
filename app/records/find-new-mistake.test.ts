import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { findNewMistake } from './find-new-mistake.ts';

const buyer: Draft['buyer'] = {
  kind: 'business',
  name: 'Cycles Garance',
  email: 'pas un mail',
  address: { line1: '', postalCode: '', city: '', country: 'FR' },
};

test('an entry takes no wrong value, and one that it had leaves the rest free to change', () => {
  const before = { buyer };
  expect(findNewMistake({ buyer }, {})).toMatchObject({ path: 'buyer.email', label: 'E-mail' });
  expect(findNewMistake({ buyer: { ...buyer, name: 'Cycles G.' } }, before)).toBeNull();
  expect(findNewMistake({ buyer: { ...buyer, email: 'nom@' } }, before)).toMatchObject({
    path: 'buyer.email',
    value: 'nom@',
  });
  expect(findNewMistake({ buyer: { ...buyer, siren: '123' } }, before)).toMatchObject({
    path: 'buyer.siren',
  });
});
