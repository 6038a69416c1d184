import { expect, test } from 'vitest';
import { getDisplayName, getInitials } from './user-names.ts';

test('initials are the first letters of both names, in capitals', () => {
  expect(getInitials({ firstName: 'zoé', lastName: 'élan', email: 'a@b.fr' })).toBe('ZÉ');
});

test('without a last name, the first two letters of the first name', () => {
  expect(getInitials({ firstName: 'Émile', lastName: ' ', email: 'a@b.fr' })).toBe('ÉM');
});

test('without a first name, the first letter of the address', () => {
  expect(getInitials({ lastName: 'Zola', email: 'zola@exemple.fr' })).toBe('Z');
});

test('of nobody known, U', () => {
  expect(getInitials({})).toBe('U');
});

test('a user is called by both names, else by the first one, else « Mon compte »', () => {
  expect(getDisplayName({ firstName: 'Émile', lastName: 'Zola' })).toBe('Émile Zola');
  expect(getDisplayName({ firstName: 'Émile', lastName: null })).toBe('Émile');
  expect(getDisplayName({ lastName: 'Zola', email: 'zola@exemple.fr' })).toBe('Mon compte');
});
