import { expect, test } from 'vitest';
import { type Draft, expandYear, listMonths } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { usualPaymentOf, withUsualPayment } from './usual-payment.ts';

const october = requireDraft(samples['quittance-appartement']);
type Payments = NonNullable<Draft['rent']>['payments'];

function paid(payments: Payments, dueDate = ''): Draft {
  if (!october.rent) throw new Error('No rent');
  return { ...october, dueDate, rent: { ...october.rent, payments } };
}

const CASH = { amount: '790', date: '2026-10-07', means: 'cash', payer: 'tenant' } as const;

test('the months are paid as their document is, else on the due day by no means', () => {
  expect(usualPaymentOf(paid([CASH]))).toEqual({ day: '07', means: 'cash' });
  expect(usualPaymentOf(paid([], '2026-10-05'))).toEqual({ day: '05', means: '' });
  expect(usualPaymentOf(paid([]))).toEqual({ day: '01', means: '' });
  expect(usualPaymentOf(paid([{ amount: '790', payer: 'tenant' }], '2026-10-05'))).toEqual({
    day: '01',
    means: '',
  });
});

test('several payments are repeated one by one', () => {
  expect(october.rent?.payments).toHaveLength(2);
  expect(usualPaymentOf(october)).toBeNull();
});

test.each([
  ['a request to pay', paid([])],
  ['a quittance', paid([CASH])],
])('day and means are asked once for the whole year of %s', (_, first) => {
  const model = withUsualPayment(first, { day: '31', means: 'cheque' });
  const year = expandYear(model, listMonths('2026-01', 3), { today: '2026-12-31', arePaid: true });
  expect(year.map(({ rent }) => rent?.payments)).toMatchObject([
    [{ date: '2026-01-31', amount: '790.00', means: 'cheque', payer: 'tenant' }],
    [{ date: '2026-02-28', amount: '790.00', means: 'cheque', payer: 'tenant' }],
    [{ date: '2026-03-31', amount: '790.00', means: 'cheque', payer: 'tenant' }],
  ]);
});

test('a year may leave the means unsaid', () => {
  const model = withUsualPayment(paid([CASH]), { day: '05', means: '' });
  const [january] = expandYear(model, listMonths('2026-01', 1), {
    today: '2026-12-31',
    arePaid: true,
  });
  expect(january?.rent?.payments[0]?.date).toBe('2026-01-05');
  expect(january?.rent?.payments[0]?.means).toBeUndefined();
});
