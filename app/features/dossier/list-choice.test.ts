import { expect, test } from 'vitest';
import type { DossierQuery } from '#documents/dossier/select-page.ts';
import { isFiltered, readChoice, writeChoice } from './list-choice.ts';

const all = readChoice(new URLSearchParams());

test('an address without a choice shows everything, the newest first', () => {
  expect(all).toEqual({
    search: '',
    kinds: [],
    statuses: [],
    sort: 'recent',
    isDescending: true,
    page: 1,
  });
  expect(isFiltered(all)).toBe(false);
  expect(writeChoice(all, {}).toString()).toBe('');
});

test('a choice comes back from its address', () => {
  const choice: DossierQuery = {
    search: 'cycles & cie',
    kinds: ['devis', 'avoir'],
    statuses: ['partly-paid', 'draft'],
    sort: 'amount',
    isDescending: false,
    page: 3,
  };
  const written = writeChoice(all, choice).toString();
  expect(readChoice(new URLSearchParams(written))).toEqual(choice);
  expect(isFiltered(choice)).toBe(true);
});

test('another choice goes back to the first page', () => {
  const third = { ...all, page: 3 };
  expect(writeChoice(third, { search: 'a' }).has('page')).toBe(false);
  expect(writeChoice(third, { page: 4 }).get('page')).toBe('4');
});

test('what an address says wrongly counts as not said', () => {
  const odd = 'nature=facture&nature=devis&statut=rien&tri=prix&page=-2&page=x';
  expect(readChoice(new URLSearchParams(odd))).toEqual({ ...all, kinds: ['devis'] });
});
