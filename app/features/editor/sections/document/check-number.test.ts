import { expect, test } from 'vitest';
import { fetchSeriesReader } from '#app/features/editor/draft/propose-own-number.ts';
import { type Draft, parseDraft } from '#documents';
import { seriesOf } from '#documents/dossier/names/series.ts';
import { checkNumber } from './check-number.ts';

await fetchSeriesReader();

test('a number that follows the last one says which', () => {
  expect(check('F-2026-0042')).toEqual({ tone: 'success', text: 'Suit F-2026-0041' });
});

test('a number that leaves a gap, or goes back, suggests the next one', () => {
  expect(check('F-2026-0045')).toEqual({
    tone: 'warning',
    text: 'Après F-2026-0041, votre suite attend F-2026-0042.',
  });
});

test('a number of another document is refused', () => {
  expect(check('F-2026-0041')?.text).toContain('déjà été donné le 18/11/2026');
});

test('dates follow the order of numbers', () => {
  expect(check('F-2026-0042', '2026-11-02')?.text).toContain('datée du 18/11/2026');
});

test('its own number, once given, is not discussed; nor is the first of all', () => {
  const draft = start('F-2026-0041', '2026-11-18');
  expect(checkNumber(draft, { given: listGiven(draft), draftId: 'b', today: TODAY })).toBeNull();
  expect(checkNumber(draft, { given: [], draftId: 'a', today: TODAY })).toBeNull();
});

test('the counter may stand before its month', () => {
  const draft = start('FV/002/11/2026', '2026-11-20');
  const given = [
    { series: seriesOf(draft), number: 'FV/001/11/2026', issueDate: '2026-11-02', draftId: 'a' },
  ];
  const ask = (number: string) =>
    checkNumber({ ...draft, number }, { given, draftId: 'mine', today: TODAY })?.text;
  expect(ask('FV/002/11/2026')).toBe('Suit FV/001/11/2026');
  expect(ask('FV/001/12/2026')).toBe('Après FV/001/11/2026, votre suite attend FV/002/11/2026.');
});

test('two readings of a series are both told', () => {
  const draft = start('F7-001', '2027-01-04');
  const given = [
    { series: seriesOf(draft), number: 'F6-012', issueDate: '2026-12-02', draftId: 'a' },
  ];
  const ask = (number: string) =>
    checkNumber({ ...draft, number }, { given, draftId: 'mine', today: '2027-01-04' })?.text;
  expect(ask('F7-001')).toMatch('Suit F6-012. Ou F6-013');
  expect(ask('F6-013')).toMatch('Suit F6-012. Ou F7-001');
  expect(ask('F6-014')).toBe('Après F6-012, votre suite attend F7-001 ou F6-013.');
});

function check(number: string, issueDate = '2026-11-20') {
  const draft = start(number, issueDate);
  return checkNumber(draft, { given: listGiven(draft), draftId: 'mine', today: TODAY });
}

function listGiven(draft: Draft) {
  const series = seriesOf(draft);
  return [
    { series, number: 'F-2026-0040', issueDate: '2026-11-10', draftId: 'a' },
    { series, number: 'F-2026-0041', issueDate: '2026-11-18', draftId: 'b' },
    { series: 'other · F', number: 'F-2026-0099', issueDate: '2026-11-19', draftId: 'c' },
  ];
}

function start(number: string, issueDate: string): Draft {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    number,
    issueDate,
    seller: { kind: 'company', name: 'Lefèvre' },
    buyer: { kind: 'business' },
  });
  if (!parsed.ok) throw new Error('The draft of the test is not one');
  return parsed.draft;
}

const TODAY = '2026-11-20';
