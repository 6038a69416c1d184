import { expect, test } from 'vitest';
import { type Percent, requireCents } from '#documents/money/amounts.ts';
import { buildPersonalReminder, buildReminder, lateInvoice } from '#documents/samples/reminders.ts';
import { computeClaim } from './claim.ts';

const textsOf = (reminder: Parameters<typeof computeClaim>[0]) =>
  computeClaim(reminder).warnings.map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' '));

test('between professionals: the rates of each half-year, and 40 €', () => {
  const { regime, invoices, ...sums } = computeClaim(buildReminder());
  expect(regime).toBe('commercial');
  expect(invoices[0]?.daysLate).toBe(61);
  expect(invoices[0]?.amounts.periods.map(({ amount }) => amount)).toEqual([2397, 2528]);
  expect(sums).toMatchObject({ interestDue: 4925, feeDue: 4000, claimedTotal: 248_925 });
  expect(sums.warnings).toEqual([]);
});

test('a reminder that does not claim the penalties asks for the invoice alone', () => {
  expect(computeClaim(buildReminder({ claimsPenalties: false })).claimedTotal).toBe(240_000);
});

test('the 40 € are owed for each invoice', () => {
  const invoices = [lateInvoice, { ...lateInvoice, number: 'F-2026-0043' }];
  expect(computeClaim(buildReminder({ invoices })).feeDue).toBe(8000);
});

test('an agreed rate replaces that of the law, and one under the minimum is told', () => {
  const agreed = (percent: number) =>
    buildReminder({
      invoices: [{ ...lateInvoice, latePenalty: { percent: percent as Percent } }],
    });
  expect(computeClaim(agreed(1000)).interestDue).toBe(4011);
  expect(textsOf(agreed(1000))).toEqual([]);
  expect(textsOf(agreed(500))[0]).toContain('sous le minimum légal de 7,86 %');
});

test('a public buyer owes eight points, at the rate of the half-year in which the delay began', () => {
  const { buyer } = buildReminder();
  const claim = computeClaim(buildReminder({ buyer: { ...buyer, kind: 'public' } }));
  expect(claim.regime).toBe('public');
  expect(claim.invoices[0]?.amounts.periods).toMatchObject([{ days: 61, rate: 1015 }]);
  expect(claim).toMatchObject({ interestDue: 4071, feeDue: 4000 });
});

test('a private person owes nothing more before a formal notice, then the legal interest', () => {
  const before = computeClaim(buildPersonalReminder());
  expect(before).toMatchObject({ regime: 'civil', interestDue: 0, feeDue: 0 });
  expect(textsOf(buildPersonalReminder())[0]).toContain('aucun intérêt ni indemnité de 40 €');
  const after = computeClaim(buildPersonalReminder({ noticeDate: '2026-07-10' }));
  expect(after.invoices[0]?.amounts.periods).toMatchObject([
    { from: '2026-07-11', until: '2026-07-31', days: 21, rate: 275 },
  ]);
});

test('a creditor outside any trade has the legal interest of persons, not read for the end of 2026', () => {
  const { seller } = buildReminder();
  const owedOn = (date: string) =>
    buildReminder({ seller: { ...seller, kind: 'individual' }, noticeDate: '2026-06-30', date });
  expect(computeClaim(owedOn('2026-07-31')).invoices[0]?.amounts.periods).toMatchObject([
    { rate: 684, isAssumed: true },
  ]);
  expect(textsOf(owedOn('2026-07-31'))).toEqual([
    expect.stringContaining('6,84 % au second semestre 2026'),
  ]);
  expect(textsOf(owedOn('2027-01-15'))).toEqual([
    expect.stringContaining('6,84 % au second semestre 2026'),
    expect.stringContaining('à partir du 1er janvier 2027'),
  ]);
});

test('what is not late, or paid, stays out of the letter and is told', () => {
  const early = buildReminder({ invoices: [{ ...lateInvoice, dueDate: '2026-07-31' }] });
  expect(computeClaim(early)).toMatchObject({ invoices: [], claimedTotal: 0 });
  expect(textsOf(early)[0]).toContain('n’est pas en retard : son échéance est le 31/07/2026');
  const payments = [{ date: '2026-05-31', amount: requireCents('2400') }];
  const paid = buildReminder({ invoices: [{ ...lateInvoice, payments }] });
  expect(computeClaim(paid).invoices).toEqual([]);
  expect(textsOf(paid)[0]).toContain('est payée');
});

test('payments are counted until the day of the letter, and too much is told', () => {
  const payments = [
    { date: '2026-07-31', amount: requireCents('3000') },
    { date: '2026-08-01', amount: requireCents('10') },
  ];
  const texts = textsOf(buildReminder({ invoices: [{ ...lateInvoice, payments }] }));
  expect(texts.join(' ')).toContain('dépassent ce qui est dû de 510,75 €');
  expect(texts.join(' ')).toContain('du 01/08/2026 est postérieur à la lettre');
});

test('rates that are not known yet, or no longer, are told', () => {
  const later = textsOf(buildReminder({ date: '2027-01-15' }));
  expect(later).toEqual([expect.stringContaining('à partir du 1er janvier 2027')]);
  const invoices = [{ ...lateInvoice, dueDate: '2024-11-30' }];
  expect(textsOf(buildReminder({ invoices }))[0]).toContain('avant le 1er janvier 2025');
});

test('the end of the time to sue is told three months before, then after', () => {
  const dueOn = (dueDate: string) => [{ ...lateInvoice, dueDate }];
  const company = (dueDate: string) => textsOf(buildReminder({ invoices: dueOn(dueDate) })).at(-1);
  expect(company('2021-10-31')).toContain('se prescrit le 31 octobre 2026 (5 ans');
  expect(company('2021-07-30')).toContain('prescrite depuis le 30 juillet 2026');
  const person = textsOf(buildPersonalReminder({ invoices: dueOn('2024-07-30') })).at(-1);
  expect(person).toContain('2 ans, article L218-2');
  const { buyer } = buildReminder();
  const city = { buyer: { ...buyer, kind: 'public' as const }, invoices: dueOn('2022-01-31') };
  expect(textsOf(buildReminder({ ...city, date: '2026-10-05' })).at(-1)).toContain(
    '31 décembre 2026',
  );
});
