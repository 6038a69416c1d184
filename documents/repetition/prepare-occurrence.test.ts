import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { rankOfModel } from './change-schedule.ts';
import { listChangedTexts } from './list-changed-texts.ts';
import { listUnread } from './list-unread.ts';
import { fillModel, prepareOccurrence } from './prepare-occurrence.ts';
import type { Schedule } from './repetition.ts';

const monthly: Schedule = { every: 'month', first: '2026-12-31', isMonthEnd: true };
const quarterly: Schedule = { every: 'quarter', first: '2027-01-05', isMonthEnd: false };

function model(changes: Partial<DraftInput>): Draft {
  return requireDraft({
    ...samples.menuisier,
    issueDate: '2026-11-30',
    dueDate: '2026-12-30',
    supply: {},
    subject: '',
    notes: '',
    lines: [{ kind: 'item', name: 'Abonnement', reference: 'ABO', unitPrice: '80', vatRate: '20' }],
    ...changes,
  });
}

function prepare(draft: Draft, rank: number, schedule = monthly) {
  return prepareOccurrence(
    { model: draft, schedule, prices: 'kept' },
    { rank, today: '2027-04-02' },
  );
}

test('it is a new document of the day, with the delay of its model and nothing of its payment', () => {
  const paid = model({
    payment: { means: ['transfer', 'paid'], reference: 'F-42', link: 'https://pay.example/42' },
    references: { contract: 'C-7', despatchAdvice: 'BL-26-4410' },
    privateNotes: 'Client fidèle',
  });
  const made = prepare(paid, 0);
  expect(made).toMatchObject({
    number: '',
    issueDate: '2027-04-02',
    dueDate: '2027-05-02',
    privateNotes: 'Client fidèle',
    payment: { means: ['transfer'] },
  });
  expect(made.payment).not.toHaveProperty('reference');
  expect(made.payment).not.toHaveProperty('link');
  expect(made.references).toEqual({ contract: 'C-7' });
});

test('periods of whole months stay whole months, to the end of February', () => {
  const november = model({ supply: { start: '2026-11-01', end: '2026-11-30' } });
  expect([0, 1, 2, 3].map((rank) => prepare(november, rank).supply)).toEqual([
    { start: '2026-12-01', end: '2026-12-31' },
    { start: '2027-01-01', end: '2027-01-31' },
    { start: '2027-02-01', end: '2027-02-28' },
    { start: '2027-03-01', end: '2027-03-31' },
  ]);
  const summer = model({
    issueDate: '2026-10-05',
    subject: 'Abonnement T3 2026, juillet à septembre 2026',
    supply: { start: '2026-07-01', end: '2026-09-30' },
  });
  expect(prepare(summer, 0, quarterly)).toMatchObject({
    subject: 'Abonnement T4 2026, octobre à décembre 2026',
    supply: { start: '2026-10-01', end: '2026-12-31' },
  });
  expect(prepare(summer, 5, quarterly)).toMatchObject({
    subject: 'Abonnement T1 2028, janvier à mars 2028',
    supply: { start: '2028-01-01', end: '2028-03-31' },
  });
});

test('periods that begin on the last days of a month follow each other', () => {
  const periods = (start: string, end: string) =>
    [0, 1, 2].map((rank) => {
      const { supply } = prepare(model({ supply: { start, end } }), rank);
      return `${supply?.start} ${supply?.end}`;
    });
  expect(periods('2027-02-28', '2027-03-27')).toEqual([
    '2027-03-28 2027-04-27',
    '2027-04-28 2027-05-27',
    '2027-05-28 2027-06-27',
  ]);
  expect(periods('2026-11-30', '2026-12-29')).toEqual([
    '2026-12-30 2027-01-29',
    '2027-01-30 2027-02-27',
    '2027-02-28 2027-03-29',
  ]);
});

test('the start of a quote follows its dates', () => {
  const sample = samples['devis-agence-web'];
  const terms = { ...sample.quote, startDate: '2026-12-12' };
  const started = requireDraft({ ...sample, issueDate: '2026-11-30', quote: terms });
  expect(prepare(started, 1).quote?.startDate).toBe('2027-02-12');
});

test('a first date further away is that many periods later', () => {
  const november = model({ supply: { start: '2026-11-01', end: '2026-11-30' } });
  const first = (date: string) => {
    const later: Schedule = { every: 'month', first: date, isMonthEnd: false };
    const modelRank = rankOfModel(november, later);
    return prepare(november, 0, { ...later, modelRank }).supply?.start;
  };
  expect(first('2027-03-01')).toBe('2027-03-01');
  expect(first('2026-11-30')).toBe('2026-12-01');
});

test('words of the period follow it, or the calendar where there is none', () => {
  const texts = model({ subject: 'Abonnement de {mois} {année}', notes: '{trimestre}' });
  expect(prepare(texts, 10)).toMatchObject({
    subject: 'Abonnement d’octobre 2027',
    notes: '4e\u00a0trimestre',
  });
  expect(prepare(model({ subject: '{période}' }), 1, quarterly).subject).toBe(
    'du 1er\u00a0avril\u00a02027 au 30\u00a0juin\u00a02027',
  );
  const weekly: Schedule = { every: 'week', first: '2026-12-07', isMonthEnd: false };
  expect(prepare(model({ subject: 'semaine {semaine}, {période}' }), 1, weekly).subject).toBe(
    'semaine 51, du 14 au 20\u00a0décembre\u00a02026',
  );
  expect(fillModel(texts, monthly)).toMatchObject({ subject: 'Abonnement de novembre 2026' });
  expect(listChangedTexts(texts, prepare(texts, 0))).toEqual([
    'Abonnement de décembre 2026',
    '4e\u00a0trimestre',
  ]);
});

test('a year moves every period; a week moves days, and says the texts that it leaves', () => {
  const yearly: Schedule = { every: 'year', first: '2027-11-30', isMonthEnd: false };
  const season = model({ subject: 'Saison octobre à décembre 2026' });
  expect(prepare(season, 1, yearly).subject).toBe('Saison octobre à décembre 2028');
  const weekly: Schedule = { every: 'week', first: '2026-12-07', isMonthEnd: false };
  const week = model({
    subject: 'Ménage de novembre 2026',
    supply: { start: '2026-11-23', end: '2026-11-29' },
  });
  expect(prepare(week, 2, weekly)).toMatchObject({
    subject: 'Ménage de novembre 2026',
    supply: { start: '2026-12-14', end: '2026-12-20' },
  });
  expect(listUnread(week, weekly)).toEqual(['Ménage de novembre 2026']);
  expect(listUnread(season, monthly)).toEqual(['octobre à décembre 2026']);
  expect(listUnread(season, yearly)).toEqual([]);
  for (const [subject, year] of [
    ['Cotisation 2026', '2026'],
    ['Saison 2026-2027', '2026-2027'],
    ['Année scolaire 2026/27', '2026/27'],
  ])
    expect(listUnread(model({ subject }), yearly)).toEqual([year]);
  expect(listUnread(model({ subject: 'Contrat de 2019, réf. 2026-114' }), yearly)).toEqual([]);
});

test('the day of a sale is that of the schedule; another day follows', () => {
  expect(prepare(model({ supply: { date: '2026-11-30' } }), 1).supply?.date).toBe('2027-01-31');
  expect(prepare(model({ supply: { date: '2026-11-12' } }), 1).supply?.date).toBe('2027-01-12');
});

test('a rent becomes the notice of its term, unpaid', () => {
  const october = requireDraft(samples['quittance-appartement']);
  const schedule: Schedule = { every: 'month', first: '2026-11-01', isMonthEnd: false };
  const january = prepareOccurrence(
    { model: october, schedule, prices: 'kept' },
    { rank: 2, today: '2027-01-01' },
  );
  expect(january).toMatchObject({
    dueDate: '2027-01-05',
    supply: { start: '2027-01-01', end: '2027-01-31' },
    rent: { payments: [] },
  });
  expect(computeTotals(january).rent).toMatchObject({ result: 'unpaid', dueTotal: 79_000 });
});

test('prices stay, or are those of the one product that fits', () => {
  const draft = model({
    lines: [
      { kind: 'item', name: 'Abonnement', reference: 'ABO', unitPrice: '80', vatRate: '20' },
      { kind: 'item', name: 'Heure de conseil', unitPrice: '60', vatRate: '20' },
      { kind: 'item', name: 'Divers', unitPrice: '5', vatRate: '20' },
      { kind: 'disbursement', name: 'Timbre', unitPrice: '1.5' },
    ],
  });
  const products = [
    { name: 'Formule annuelle', reference: 'abo', unitPrice: '85.5' },
    { name: 'Abonnement', reference: '', unitPrice: '999' },
    { name: 'heure de Conseil', reference: '', unitPrice: '65' },
    { name: 'Divers', reference: '', unitPrice: '6' },
    { name: 'Divers', reference: 'D2', unitPrice: '7' },
    { name: 'Timbre', reference: '', unitPrice: '9' },
  ];
  const pricesOf = (prices: 'kept' | 'catalogue', from = draft) =>
    prepareOccurrence(
      { model: from, schedule: monthly, prices },
      { rank: 0, today: '2026-12-31', products },
    ).lines.map((line) => 'unitPrice' in line && line.unitPrice);
  expect(pricesOf('kept')).toEqual(['80', '60', '5', '1.5']);
  expect(pricesOf('catalogue')).toEqual(['85.5', '65', '5', '1.5']);
  expect(pricesOf('catalogue', { ...draft, currency: 'USD' })).toEqual(['80', '60', '5', '1.5']);
  expect(pricesOf('catalogue', { ...draft, priceMode: 'gross' })).toEqual([
    '102.6',
    '78',
    '5',
    '1.5',
  ]);
});
