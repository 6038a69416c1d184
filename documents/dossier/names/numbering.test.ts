import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listNextNumbers, numberDrafts, proposeNumber } from './numbering.ts';
import { firstNumber, seriesOf } from './series.ts';

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

test('a first number is written as its author wants it, with the code of the customer', () => {
  const coded = { ...draft, buyer: { ...draft.buyer, customerCode: 'DUPONT' } };
  expect(firstNumber(coded, '2026-11-20', '{CLIENT}/{AA}-{NN}')).toBe('DUPONT/26-01');
  expect(firstNumber(draft, '2026-11-20', 'FA{NNNNN}')).toBe('FA00001');
  expect(firstNumber(draft, '2026-11-20')).toBe('F-2026-0001');
});

test('a seller is known by its SIREN, that of its SIRET, or its name without accents', () => {
  const keyOf = (seller: object) =>
    seriesOf({ ...draft, seller: { ...draft.seller, siret: undefined, ...seller } });
  expect(keyOf({ siren: '404833048', siret: '73282932000074' })).toBe('404833048 · F');
  expect(keyOf({ siret: '73282932000074' })).toBe('732829320 · F');
  expect(keyOf({ name: ' Léa  DUBOIS ' })).toBe('lea dubois · F');
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

test.each([
  ['FV/001/11/2026', 'FV/002/11/2026', 'FV/002/12/2026', 'FV/001/01/2027'],
  ['001-11-26', '002-11-26', '002-12-26', '001-01-27'],
  ['F-11-2026-001', 'F-11-2026-002', 'F-12-2026-002', 'F-01-2027-001'],
  ['F1126-001', 'F1126-002', 'F1226-002', 'F0127-001'],
  ['2026-T4-007', '2026-T4-008', '2026-T4-008', '2027-T1-001'],
  ['04/11/2026/01', '20/11/2026/02', '01/12/2026/02', '04/01/2027/01'],
  ['2026/2027-07', '2026/2027-08', '2026/2027-08', '2026/2027-08'],
  ['F-11-007', 'F-11-008', 'F-12-008', 'F-01-008'],
])('after one %s comes %s, wherever its counter stands', (number, same, december, january) => {
  const given = [{ series, number, issueDate: '2026-11-04' }];
  const on = (date: string) => proposeNumber(given, { draft, date });
  expect([on('2026-11-20'), on('2026-12-01'), on('2027-01-04')]).toEqual([
    ...[same, december, january],
  ]);
});

test.each([
  ['FV/001/11/2026', ['FV/002/12/2026', 'FV/001/12/2026']],
  ['FV/007/11/2026', ['FV/008/12/2026', 'FV/001/12/2026']],
  ['04/11/2026/03', ['01/12/2026/04', '01/12/2026/01']],
  ['2026-T3-007', ['2026-T4-008', '2026-T4-001']],
  ['F-2026-0007', ['F-2026-0008']],
])('after one %s a counter may start again with the period that it writes', (number, nexts) => {
  const issueDate = number.includes('T3') ? '2026-09-04' : '2026-11-04';
  const given = [{ series, number, issueDate }];
  const on = (date: string, pattern?: string) => listNextNumbers(given, { draft, date, pattern });
  expect(on('2026-12-01')).toEqual(nexts);
  expect(on(issueDate)).toHaveLength(1);
  if (number.startsWith('FV')) expect(on('2026-12-01', 'FV/{NNN}/{MM}/{AAAA}')).toEqual(nexts);
});

test('two months tell whether a counter starts again', () => {
  const october = { series, number: 'FV/001/10/2026', issueDate: '2026-10-04' };
  const next = (number: string) =>
    listNextNumbers([october, { series, number, issueDate: '2026-11-04' }], {
      ...{ draft, date: '2026-12-01' },
    });
  expect(next('FV/001/11/2026')).toEqual(['FV/001/12/2026']);
  expect(next('FV/002/11/2026')).toEqual(['FV/003/12/2026']);
});

test('where two readings remain, both are told, and a pattern chooses', () => {
  const given = [{ series, number: 'F6-004', issueDate: '2026-11-04' }];
  const on = (date: string, pattern?: string) => listNextNumbers(given, { draft, date, pattern });
  expect(on('2026-12-01')).toEqual(['F6-005']);
  expect(on('2027-01-04')).toEqual(['F7-001', 'F6-005']);
  expect(on('2027-01-04', 'F6-{NNN}')).toEqual(['F6-005']);
  expect(on('2027-01-04', 'F{A}-{NNN}')).toEqual(['F7-001']);
  expect(on('2027-01-04', 'no counter')).toEqual(['F7-001', 'F6-005']);
});

test('a pattern begins a series, and numbers drafts in a row', () => {
  const pattern = '{NNN}/{MM}/{AAAA}';
  expect(proposeNumber([], { draft, date: '2026-11-20', pattern })).toBe('001/11/2026');
  const patternOf = (one: string) => (one === series ? pattern : '');
  expect(numberDrafts([], [draft, draft], { date: '2026-11-20', patternOf })).toEqual([
    ...['001/11/2026', '002/11/2026'],
  ]);
  const quote = { ...draft, kind: 'devis' as const };
  expect(numberDrafts([], [quote, quote], { date: '2026-11-20', patternOf })).toEqual([
    ...['D-2026-0001', 'D-2026-0002'],
  ]);
});

test('a number with the code of a customer is followed where the next one has a code', () => {
  const given = ['ALPHA-26-001', 'BETA-26-002', 'ALPHA-26-003'].map((number) => ({
    ...{ series, number, issueDate: '2026-11-04' },
  }));
  const buyer = (customerCode?: string) => ({
    ...{ ...draft, buyer: { ...draft.buyer, customerCode } },
  });
  const date = '2026-11-20';
  expect(proposeNumber(given, { draft: buyer('GAMMA & Cie'), date })).toBe('GAMMACie-26-004');
  expect(proposeNumber(given, { draft: buyer(), date })).toBe('F-2026-0001');
});
