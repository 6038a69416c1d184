import { expect, test } from 'vitest';
import { createBlankDraft } from './new-draft.ts';
import { inferPattern, proposeNumber, seriesOf } from './numbering.ts';

const draft = {
  ...createBlankDraft('facture-tva'),
  seller: { ...createBlankDraft('facture-tva').seller, name: 'Lefèvre', siret: '73282932000074' },
};
const series = seriesOf(draft);

test('both kinds of invoice of a seller share a series', () => {
  expect(seriesOf({ ...draft, kind: 'facture-auto-entrepreneur' })).toBe(series);
});

test('a proforma takes no number from the invoices', () => {
  const proforma = { ...draft, subtype: 'proforma' as const };
  expect(seriesOf(proforma)).not.toBe(series);
  const given = [{ series, number: 'F-2026-0007', issueDate: '2026-05-01' }];
  expect(proposeNumber(given, { draft: proforma, date: '2026-11-20' })).toBe('PRO-2026-0001');
});

test('the first number is one', () => {
  expect(proposeNumber([], { draft, date: '2026-11-20' })).toBe('F-2026-0001');
});

test('the next number follows the last one of the same seller', () => {
  const given = [
    { series, number: 'F-2026-0041', issueDate: '2026-11-02' },
    { series, number: 'F-2026-0040', issueDate: '2026-10-02' },
    { series: 'dubois · F', number: 'F-2026-0099', issueDate: '2026-11-18' },
  ];
  expect(proposeNumber(given, { draft, date: '2026-11-20' })).toBe('F-2026-0042');
});

test('a new year starts again', () => {
  const given = [{ series, number: 'F-2026-0041', issueDate: '2026-11-02' }];
  expect(proposeNumber(given, { draft, date: '2027-01-04' })).toBe('F-2027-0001');
});

test('the habit of the last number is kept', () => {
  const given = [{ series, number: '2026/118', issueDate: '2026-11-02' }];
  expect(proposeNumber(given, { draft, date: '2026-11-20' })).toBe('2026/119');
});

test('the counter of a number is what ends it', () => {
  expect(inferPattern({ number: 'F-2026-0042', issueDate: '2026-11-20' })).toBe('F-{AAAA}-{NNNN}');
  expect(inferPattern({ number: 'FA118-B', issueDate: '2026-11-20' })).toBe('FA{NNN}-B');
  expect(inferPattern({ number: 'sans numéro', issueDate: '2026-11-20' })).toBeNull();
});
