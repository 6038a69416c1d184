import { expect, test } from 'vitest';
import { expandYear, listMonths } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { withKnownPayments } from './known-payments.ts';

const october = requireDraft(samples['quittance-appartement']);
const months = listMonths('2026-09', 3);

test('a month is paid where its document says so, and nowhere else', () => {
  expect(withKnownPayments(months, { draft: october, kept: [] })).toEqual([
    { month: '2026-09' },
    { month: '2026-10', received: '790.00' },
    { month: '2026-11' },
  ]);
});

test('a currency without cents has none in what is known', () => {
  const draft = { ...october, currency: 'XPF' };
  expect(withKnownPayments(months, { draft, kept: [] })[1]).toEqual({
    month: '2026-10',
    received: '790',
  });
});

test('what the dossier holds of a month stays, with its day', () => {
  const received = { month: '2026-09', received: '300', paidOn: '2026-09-12' };
  const [september = october] = expandYear(
    { ...october, rent: october.rent && { ...october.rent, payments: [] } },
    [received],
    { today: '2026-11-20' },
  );
  const kept = [{ id: 'september', draft: september, isIssued: true }];
  expect(withKnownPayments(months, { draft: october, kept })[0]).toEqual({
    ...received,
    received: '300.00',
    means: null,
  });
  const typed = { month: '2026-09', received: '0' };
  expect(withKnownPayments([typed], { draft: october, kept })).toEqual([typed]);
});

test('a month stays paid by the means that its documents say, where they say the same', () => {
  const { rent } = october;
  if (!rent) throw new Error('No rent');
  const term = (id: string, means?: 'cash' | 'card') => ({
    id,
    isIssued: true,
    draft: {
      ...october,
      supply: { start: '2026-09-01', end: '2026-09-30' },
      rent: {
        ...rent,
        payments: [
          { date: '2026-09-03', amount: '100', payer: 'tenant' as const, ...(means && { means }) },
        ],
      },
    },
  });
  const meansOf = (kept: ReturnType<typeof term>[]) =>
    withKnownPayments(months, { draft: october, kept })[0]?.means;
  expect(meansOf([term('a', 'cash')])).toBe('cash');
  expect(meansOf([term('a', 'cash'), term('b', 'cash')])).toBe('cash');
  expect(meansOf([term('a', 'cash'), term('b', 'card')])).toBeNull();
  expect(meansOf([term('a', 'cash'), term('b')])).toBeNull();
});
