import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { proposeNumber, seriesOf } from './numbering.ts';

const invoice = requireDraft(samples.menuisier);
const draft = {
  ...invoice,
  seller: { ...invoice.seller, name: 'Lefèvre', siret: '73282932000074' },
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

test('each kind counts in a series of its own', () => {
  const first = (kind: Draft['kind']) =>
    proposeNumber([], { draft: { ...draft, kind }, date: '2026-11-20' });
  expect(first('devis')).toBe('D-2026-0001');
  expect(first('avoir')).toBe('A-2026-0001');
  expect(first('recu')).toBe('R-2026-0001');
  expect(first('quittance-loyer')).toBe('Q-2026-0001');
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

test('a month that starts again is followed, and so are digits without a separator', () => {
  const given = [
    { series, number: '202609-001', issueDate: '2026-09-02' },
    { series, number: '202609-002', issueDate: '2026-09-12' },
    { series, number: '202610-001', issueDate: '2026-10-02' },
  ];
  expect(proposeNumber(given, { draft, date: '2026-10-20' })).toBe('202610-002');
  expect(proposeNumber(given, { draft, date: '2026-11-20' })).toBe('202611-001');
  const glued = [{ series, number: '20260118', issueDate: '2026-11-02' }];
  expect(proposeNumber(glued, { draft, date: '2027-01-04' })).toBe('20270001');
});

test('a last number in which nothing counts is left behind', () => {
  const given = [{ series, number: 'sans numéro', issueDate: '2026-11-02' }];
  expect(proposeNumber(given, { draft, date: '2026-11-20' })).toBe('F-2026-0001');
});
