import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkConformity, hasBlockingFailure } from '#documents/kinds/check-conformity.ts';
import { endOfMonth } from '#documents/model/dates/calendar.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { expandYear, listMonths, type RentMonth } from './expand-year.ts';

const flat = requireDraft({
  ...samples['quittance-appartement'],
  number: 'Q-2026-0001',
  issueDate: '2026-12-31',
});
const year = expandYear(flat, listMonths('2026-01'), { today: '2026-12-31' });

test('a year has twelve documents, each for its whole month', () => {
  expect(year.map(({ supply }) => supply?.start?.slice(0, 7))).toEqual(
    listMonths('2026-01').map(({ month }) => month),
  );
  for (const { supply } of year) expect(supply?.end).toBe(endOfMonth(supply?.start ?? ''));
});

test('each is a quittance of the whole term, complete on its day', () => {
  for (const draft of year) {
    expect(computeTotals(draft).rent).toMatchObject({ result: 'complete', receivedTotal: 79_000 });
    expect(hasBlockingFailure(checkConformity(draft, draft.issueDate))).toBe(false);
    expect(parseDraft(JSON.parse(JSON.stringify(draft))).ok).toBe(true);
  }
});

test('who paid, on which day and in which part stays the same', () => {
  expect(year[1]?.rent?.payments).toMatchObject([
    { date: '2026-02-05', amount: '214.00', payer: 'housing-benefit' },
    { date: '2026-02-06', amount: '576.00', payer: 'tenant' },
  ]);
});

test('numbers follow each other', () => {
  expect(year.map(({ number }) => number).slice(0, 2)).toEqual(['Q-2026-0001', 'Q-2026-0002']);
  expect(year[11]?.number).toBe('Q-2026-0012');
});

test('across two years, each has its own numbers, after those that are taken', () => {
  const draft = { ...flat, number: 'Q-2026-0010', issueDate: '2026-10-20' };
  const numbers = expandYear(draft, listMonths('2026-10'), {
    today: '2027-12-31',
    issued: ['Q-2027-0004'],
  }).map(({ number, issueDate }) => `${number} ${issueDate.slice(0, 4)}`);
  expect(numbers.slice(0, 5)).toEqual([
    'Q-2026-0010 2026',
    'Q-2026-0011 2026',
    'Q-2026-0012 2026',
    'Q-2027-0005 2027',
    'Q-2027-0006 2027',
  ]);
});

test('a month that has its number keeps it, and the others follow each other', () => {
  const months = listMonths('2026-01', 4).map((one) =>
    one.month === '2026-02' ? { ...one, number: 'Q-2026-0009' } : one,
  );
  const made = expandYear(flat, months, { today: '2026-12-31' });
  expect(made.map(({ number }) => number)).toEqual([
    'Q-2026-0001',
    'Q-2026-0009',
    'Q-2026-0002',
    'Q-2026-0003',
  ]);
});

test('what happens once is not repeated', () => {
  const model = requireDraft(samples['quittance-partielle']);
  const [month] = expandYear(model, listMonths('2026-03', 1), { today: '2026-03-31' });
  expect(month?.rent).not.toHaveProperty('adjustment');
  expect(month?.rent).not.toHaveProperty('previousBalance');
});

test('a month may have its own amounts', () => {
  const months = [
    { month: '2026-01', rent: '730', charges: '80' },
    { month: '2026-02', received: '300', paidOn: '2026-02-20', number: 'Q-7' },
    { month: '2026-03', received: '0' },
  ];
  const [january, february, march] = expandYear(flat, months, { today: '2026-12-31' });
  expect(computeTotals(january ?? flat).rent).toMatchObject({
    dueTotal: 81_000,
    result: 'complete',
  });
  expect(computeTotals(february ?? flat).rent).toMatchObject({ result: 'partial' });
  expect(february?.number).toBe('Q-7');
  expect(february?.rent?.payments[0]?.date).toBe('2026-02-20');
  expect(computeTotals(march ?? flat).rent).toMatchObject({ result: 'unpaid' });
});

test('a month is paid by its own means, or by none, and else as on the first document', () => {
  if (!flat.rent) throw new Error('No rent');
  const months: RentMonth[] = [
    { month: '2026-01' },
    { month: '2026-02', means: 'cash' },
    { month: '2026-03', means: null },
  ];
  const meansOf = (draft: typeof flat) =>
    expandYear(draft, months, { today: '2026-12-31', arePaid: true }).map((one) =>
      one.rent?.payments.map(({ means }) => means),
    );
  expect(meansOf(flat)).toEqual([
    ['transfer', 'transfer'],
    ['cash', 'cash'],
    [undefined, undefined],
  ]);
  const unpaid = { ...flat, rent: { ...flat.rent, payments: [] } };
  expect(meansOf(unpaid)).toEqual([[undefined], ['cash'], [undefined]]);
});

test('the 31st becomes the last day of a shorter month', () => {
  const model = requireDraft({ ...samples['quittance-appartement'], dueDate: '2026-10-31' });
  expect(expandYear(model, [{ month: '2027-02' }], { today: '2027-02-28' })[0]?.dueDate).toBe(
    '2027-02-28',
  );
});

test('a month that has not been paid by today is a request to pay, not a quittance', () => {
  const model = { ...flat, issueDate: '2026-11-05' };
  const made = (today: string, month: RentMonth = { month: '2026-12' }) => {
    const [december] = expandYear(model, [month], { today });
    return { ...computeTotals(december ?? model).rent, issueDate: december?.issueDate };
  };
  expect(made('2026-12-06').result).toBe('complete');
  expect(made('2026-12-05').result).toBe('unpaid');
  expect(made('2026-11-22')).toMatchObject({ result: 'unpaid', issueDate: '2026-11-05' });
  // A payment in advance is dated today.
  const inAdvance = { month: '2026-12', received: '790' };
  expect(made('2026-11-22', inAdvance)).toMatchObject({
    result: 'complete',
    issueDate: '2026-11-22',
  });
  // A payment on a future day is not received yet.
  const later = { ...inAdvance, paidOn: '2026-12-03' };
  expect(made('2026-11-22', later).result).toBe('unpaid');
});

test('a year made from a request to pay certifies nothing that is not said', () => {
  if (!flat.rent) throw new Error('No rent');
  const unpaid = { ...flat, rent: { ...flat.rent, payments: [] } };
  const months = [{ month: '2026-01' }, { month: '2026-02', received: '790' }];
  const made = expandYear(unpaid, months, { today: '2026-12-31' });
  expect(made.map((one) => computeTotals(one).rent?.result)).toEqual(['unpaid', 'complete']);
});

test('months are paid or not as it is said, whatever the first document', () => {
  if (!flat.rent) throw new Error('No rent');
  const unpaid = { ...flat, rent: { ...flat.rent, payments: [] } };
  const made = (draft: typeof flat, arePaid: boolean) =>
    expandYear(draft, listMonths('2026-11', 2), { today: '2026-11-30', arePaid }).map(
      (one) => computeTotals(one).rent?.result,
    );
  expect(made(flat, false)).toEqual(['unpaid', 'unpaid']);
  expect(made(unpaid, true)).toEqual(['complete', 'unpaid']);
});

test('a document without rent gives nothing', () => {
  expect(
    expandYear(requireDraft(samples.menuisier), listMonths('2026-01'), { today: '2026-12-31' }),
  ).toEqual([]);
});

test('what was received is split to the cent, whatever the parts', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  checkProperty(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), cents, (parts, received) => {
      const payments = parts.map((part) => ({ amount: decimal(part), date: '2026-10-03' }));
      const input = samples['quittance-appartement'];
      const model = requireDraft({ ...input, rent: { ...input.rent, payments } });
      const months = [{ month: '2026-05', received: decimal(received) }];
      const [draft] = expandYear(model, months, { today: '2026-12-31' });
      expect(computeTotals(draft ?? model).rent?.receivedTotal).toBe(received);
    }),
    { numRuns: 50 },
  );
});

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

test('the months after a term that costs nothing are not said to be paid', () => {
  const free = requireDraft({
    ...flat,
    rent: { ...flat.rent, payments: [], adjustment: { label: 'Mois offert', amount: '-790' } },
  });
  expect(computeTotals(free).rent).toMatchObject({ result: 'unpaid', dueTotal: 0 });
  const [month] = expandYear(free, listMonths('2026-01', 1), { today: '2026-12-31' });
  expect(month?.rent?.payments).toEqual([]);
});

test('payments are whole where the currency has no cents', () => {
  const [month] = expandYear({ ...flat, currency: 'XPF' }, listMonths('2026-01', 1), {
    today: '2026-12-31',
  });
  expect(month?.rent?.payments.map(({ amount }) => amount)).toEqual(['214', '576']);
});
