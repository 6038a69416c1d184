import { expect, test } from 'vitest';
import { repeatNextMonth } from '#documents/kinds/conversions/next-month.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listLeftPeriods } from './next-period.ts';

type LineInput = NonNullable<DraftInput['lines']>[number];

function bill(changes: Partial<DraftInput>, ...lines: LineInput[]): Draft {
  const own: LineInput = { kind: 'item', name: 'Abonnement', vatRate: '20' };
  return requireDraft({
    ...samples.menuisier,
    subject: '',
    notes: '',
    issueDate: '2026-11-20',
    supply: {},
    ...changes,
    lines: lines.length > 0 ? lines : [own],
  });
}

const next = (draft: Draft) => repeatNextMonth(draft, { number: 'F-9', today: '2026-12-20' });

test('an invoice of a quarter goes on by a quarter, with its texts', () => {
  const quarter = bill(
    { subject: 'Abonnement T4 2026', supply: { start: '2026-10-01', end: '2026-12-31' } },
    { kind: 'section', name: 'Octobre à décembre 2026' },
    {
      kind: 'item',
      name: 'Hébergement',
      description: 'Du 1er octobre au 31 décembre 2026',
      period: { start: '2026-10-01', end: '2026-12-31' },
      vatRate: '20',
    },
    { kind: 'comment', text: 'Prochain passage en janvier 2027.' },
  );
  const made = next(quarter);
  expect(made).toMatchObject({
    subject: 'Abonnement T1 2027',
    supply: { start: '2027-01-01', end: '2027-03-31' },
    lines: [
      { name: 'Janvier à mars 2027' },
      {
        description: 'Du 1er janvier au 31 mars 2027',
        period: { start: '2027-01-01', end: '2027-03-31' },
      },
      { text: 'Prochain passage en avril 2027.' },
    ],
  });
  expect(listLeftPeriods(quarter)).toEqual([]);
  expect(next({ ...made, issueDate: '2027-01-05' })).toMatchObject({
    subject: 'Abonnement T2 2027',
    supply: { start: '2027-04-01', end: '2027-06-30' },
  });
});

test.each([
  ['Abonnement T4 2026', 'Abonnement T1 2027'],
  ['Abonnement du 4e trimestre 2026', 'Abonnement du 1er trimestre 2027'],
  ['Abonnement S2 2026', 'Abonnement S1 2027'],
  ['Abonnement novembre 2026', 'Abonnement décembre 2026'],
])('without a period, « %s » says how far: « %s »', (text, moved) => {
  const inLine = next(bill({}, { kind: 'item', name: text, vatRate: '20' }));
  expect(inLine.lines[0]).toMatchObject({ name: moved });
  expect(next(bill({ subject: text })).subject).toBe(moved);
});

test('the period of a line says how far, and what is not whole months goes on by one', () => {
  const period = { start: '2026-11-16', end: '2027-01-15' };
  const line: LineInput = { kind: 'item', name: 'Entretien', period, vatRate: '20' };
  expect(next(bill({}, line)).lines[0]).toMatchObject({
    period: { start: '2027-01-16', end: '2027-03-15' },
  });
  const odd = bill({ supply: { start: '2026-11-03', end: '2026-11-07' } });
  expect(next(odd).supply).toEqual({ start: '2026-12-03', end: '2026-12-07' });
  const year = bill({ supply: { start: '2026-01-01', end: '2026-12-31' } });
  expect(next(year).supply).toEqual({ start: '2027-01-01', end: '2027-12-31' });
});

test('what cannot be read is left once, and named', () => {
  const draft = bill(
    { subject: 'Maintenance novembre', notes: 'Rendez-vous le 12 novembre 2026.' },
    { kind: 'item', name: 'Forfait novembre', vatRate: '20' },
    { kind: 'item', name: 'Astreinte T4 2026', vatRate: '20' },
    { kind: 'item', name: 'Forfait novembre 2026', vatRate: '20' },
  );
  const made = next({ ...draft, supply: { start: '2026-11-01', end: '2026-11-30' } });
  expect([
    made.subject,
    made.notes,
    ...made.lines.map((line) => 'name' in line && line.name),
  ]).toEqual([
    'Maintenance novembre',
    'Rendez-vous le 12 novembre 2026.',
    'Forfait novembre',
    'Astreinte T4 2026',
    'Forfait décembre 2026',
  ]);
  const ofMonth = { ...draft, supply: { start: '2026-11-01', end: '2026-11-30' } };
  expect(listLeftPeriods(ofMonth)).toEqual(['novembre', '12 novembre 2026', 'T4 2026']);
});
