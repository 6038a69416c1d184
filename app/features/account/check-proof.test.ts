import { expect, test } from 'vitest';
import { askCode, beginProof, checkProof, toProof } from './check-proof.ts';

const nothing = { currentPassword: '', code: '' };

test('a password is asked for, or the digits of a message', () => {
  expect(checkProof('password', nothing)).toEqual({
    currentPassword: 'Saisissez votre mot de passe actuel.',
  });
  expect(checkProof('password', { ...nothing, currentPassword: 'x' })).toEqual({});
  for (const code of ['', '12345', '12345678901', 'abcdef'])
    expect(checkProof('code', { ...nothing, code })).toHaveProperty('code');
  for (const code of ['123 456', '12345 67890'])
    expect(checkProof('code', { ...nothing, code })).toEqual({});
  expect(Object.keys(checkProof('both', nothing))).toEqual(['currentPassword', 'code']);
});

test('nothing is asked for that nobody checks', () => {
  expect(beginProof('any')).toBe('password');
  expect(beginProof('password')).toBe('password');
  expect(checkProof(beginProof('none'), nothing)).toEqual({});
  expect(toProof(beginProof('none'), nothing)).toEqual({});
});

test('a server that wants a code gets it, besides the password where it checks that alone', () => {
  const typed = { currentPassword: 'cheval', code: '123456' };
  expect(toProof(askCode('none'), typed)).toEqual({ code: '123456' });
  expect(toProof(askCode('any'), typed)).toEqual({ code: '123456' });
  expect(toProof(askCode('password'), typed)).toEqual(typed);
});

test('only what was asked for goes to the server, as it is meant', () => {
  const typed = { currentPassword: ' mon cheval ', code: '123 456' };
  expect(toProof('password', typed)).toEqual({ currentPassword: ' mon cheval ' });
  expect(toProof('code', typed)).toEqual({ code: '123456' });
});
