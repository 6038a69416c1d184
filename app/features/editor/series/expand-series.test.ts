import { expect, test } from 'vitest';
import { computeTotals, type Draft, listMonths } from '#documents';
import { seriesOf } from '#documents/dossier/names/series.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expandSeries, listIssued, seriesTitle } from './expand-series.ts';

const draft = requireDraft(samples['quittance-appartement']);
const months = listMonths('2026-10');
const today = '2027-09-30';
const arePaid = true;

function shared(otherTenants: string[]): Draft {
  if (!draft.rent) throw new Error('No rent');
  return { ...draft, rent: { ...draft.rent, otherTenants } };
}

test('a year for two tenants is twenty-four documents that add up to the year', () => {
  const parts = expandSeries(shared(['Paul']), { months, shares: ['60', '40'], today, arePaid });
  expect(parts).toHaveLength(24);
  expect(new Set(parts?.map(({ number }) => number)).size).toBe(24);
  const sum = parts?.reduce((total, part) => total + (computeTotals(part).rent?.dueTotal ?? 0), 0);
  expect(sum).toBe(12 * 79_000);
  expect(parts?.every((part) => computeTotals(part).rent?.result === 'complete')).toBe(true);
});

test('shares that do not make a hundred make no document', () => {
  expect(
    expandSeries(shared(['Paul']), { months, shares: ['60', '30'], today, arePaid }),
  ).toBeNull();
  expect(expandSeries(draft, { months, shares: null, today, arePaid })).toHaveLength(12);
});

test('a series is named after its months', () => {
  const title = (list: typeof months, isPaid = true) => {
    const made = expandSeries(draft, { months: list, shares: null, today, arePaid: isPaid });
    return seriesTitle(list, made ?? []).replaceAll('\u00a0', ' ');
  };
  expect(title(months)).toBe('Quittances de loyer, octobre 2026 – septembre 2027');
  expect(title(months.slice(0, 1))).toBe('Quittances de loyer, octobre 2026');
  expect(title(months.slice(0, 1), false)).toBe('Avis d’échéance, octobre 2026');
  const mixed = months.map((month, index) => (index === 0 ? { ...month, received: '790' } : month));
  expect(title(mixed, false)).toBe('Loyers, octobre 2026 – septembre 2027');
});

test('a series comes after the numbers given in each year', () => {
  const give = (number: string, series = seriesOf(draft)) => ({
    key: `${series}/${number}`,
    series,
    number,
    issueDate: `${number.slice(2, 6)}-03-01`,
    draftId: 'other',
  });
  const given = [give('Q-2027-0002'), give('Q-2027-0009', 'another · Q')];
  const issued = listIssued(draft, given);
  expect(issued).toEqual(['Q-2027-0002']);
  const made = expandSeries(draft, { months, shares: null, today, arePaid, issued });
  expect(made?.[3]?.number).toBe('Q-2027-0003');
});
