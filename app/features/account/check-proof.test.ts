import { expect, test } from 'vitest';
import { checkProof, toProof } from './check-proof.ts';

const nothing = { currentPassword: '', code: '' };

test('a password is asked for, or the six digits of a message', () => {
  expect(checkProof('password', nothing)).toEqual({
    currentPassword: 'Saisissez votre mot de passe actuel.',
  });
  expect(checkProof('password', { ...nothing, currentPassword: 'x' })).toEqual({});
  for (const code of ['', '12345', '1234567', 'abcdef'])
    expect(checkProof('code', { ...nothing, code })).toHaveProperty('code');
  expect(checkProof('code', { ...nothing, code: '123 456' })).toEqual({});
});

test('only what was asked for goes to the server, as it is meant', () => {
  const typed = { currentPassword: ' mon cheval ', code: '123 456' };
  expect(toProof('password', typed)).toEqual({ currentPassword: ' mon cheval ' });
  expect(toProof('code', typed)).toEqual({ code: '123456' });
});
