import { expect, test } from 'vitest';
import type { SupplyPeriod } from '#documents/kinds/conversions/periods/next-period.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { fillPeriodWords, listPeriodWords } from './period-words.ts';

const MONTH: SupplyPeriod = { start: '2026-10-01', end: '2026-10-31' };
const QUARTER: SupplyPeriod = { start: '2026-10-01', end: '2026-12-31' };
const SCHOOL_YEAR: SupplyPeriod = { start: '2026-09-01', end: '2027-08-31' };
const WEEK: SupplyPeriod = { start: '2027-01-01', end: '2027-01-07' };

function fill(subject: string, period = MONTH, language: 'fr' | 'en' = 'fr') {
  const draft = { ...requireDraft(samples.menuisier), subject, language };
  return fillPeriodWords(draft, period).subject;
}

test.each([
  ['Abonnement {mois} {année}', MONTH, 'Abonnement octobre 2026'],
  ['Maintenance de {mois} {annee}', MONTH, 'Maintenance d’octobre 2026'],
  ['Maintenance de {mois}', { start: '2026-11-01', end: '2026-11-30' }, 'Maintenance de novembre'],
  ['{Mois} et {MOIS}', MONTH, 'Octobre et OCTOBRE'],
  ['Forfait {trimestre} {année}', QUARTER, 'Forfait 4e\u00a0trimestre 2026'],
  ['Forfait {trimestre}', { start: '2027-01-01', end: '2027-03-31' }, 'Forfait 1er\u00a0trimestre'],
  ['{mois}', QUARTER, 'octobre\u00a0à décembre'],
  ['Période\u00a0: {période}', MONTH, 'Période\u00a0: octobre\u00a02026'],
  ['{periode}', QUARTER, 'du 1er\u00a0octobre\u00a02026 au 31\u00a0décembre\u00a02026'],
  ['Cotisation {année}', SCHOOL_YEAR, 'Cotisation 2026-2027'],
  ['Astreinte, semaine {semaine}', WEEK, 'Astreinte, semaine 53'],
  ['S{semaine}', WEEK, 'S53'],
  ['Semaine {semaine} {année}', WEEK, 'Semaine 53 2026'],
  ['Année {année}', WEEK, 'Année 2027'],
  ['Forfait de {trimestre}', QUARTER, 'Forfait du 4e\u00a0trimestre'],
  ['Ménage de {période}', WEEK, 'Ménage du 1er au 7\u00a0janvier\u00a02027'],
  ['Jeu {moi}, {mois', MONTH, 'Jeu {moi}, {mois'],
])('« %s » of %j is « %s »', (text, period, filled) => {
  expect(fill(text, period)).toBe(filled);
});

test('an English document says them in English', () => {
  expect(fill('Hosting {mois} {année}', MONTH, 'en')).toBe('Hosting October 2026');
  expect(fill('Hosting {trimestre}, week {semaine}', QUARTER, 'en')).toBe('Hosting Q4, week 40');
});

test('words stand in every text of a document and of its lines', () => {
  const draft = requireDraft({
    ...samples.menuisier,
    subject: '',
    notes: 'Loyer {mois}',
    lines: [
      { kind: 'section', name: 'Mois de {mois}' },
      { kind: 'item', name: 'Forfait', description: '{MOIS} {année}', vatRate: '20' },
      { kind: 'comment', text: 'Suite de {mois}' },
    ],
  });
  expect(listPeriodWords(draft)).toEqual(['{mois}', '{MOIS}', '{année}']);
  const filled = fillPeriodWords(draft, MONTH);
  expect(listPeriodWords(filled)).toEqual([]);
  expect(filled).toMatchObject({
    notes: 'Loyer octobre',
    lines: [
      { name: 'Mois d’octobre' },
      { description: 'OCTOBRE 2026' },
      { text: 'Suite d’octobre' },
    ],
  });
});
