import { expect, test } from 'vitest';
import {
  completeDraft,
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
} from '#documents/law/rules/judge.test.support.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

type Charges = ReturnType<typeof completeDraft>['charges'];

/** Goods at each rate, for 100 € each, and charges. */
function parcel(rates: readonly string[], charges: Charges, edit: Edit = () => undefined): Edit {
  return (draft) => {
    draft.operation = 'goods';
    draft.lines = rates.map((vatRate) => ({
      ...lineOf(completeDraft(), 1),
      unitPrice: '100',
      vatRate,
    }));
    draft.charges = charges;
    edit(draft);
  };
}

test('carriage follows the one rate of the goods', () => {
  const port = { amount: '6.00', reason: 'Frais de port', vatRate: '20' };
  expectMissing('carriage-rate', parcel(['5.5'], [port]), { field: 'charges' });
  const { proposal } = judge('carriage-rate', parcel(['5.5'], [port]));
  expect(proposal?.changes).toEqual({ charges: [{ ...port, vatRate: '5.5' }] });
  expectSatisfied('carriage-rate', parcel(['5.5'], [{ amount: '6.00', reason: 'Port' }]));
});

test('carriage of goods at two rates is shared by what they are worth, to the cent, once', () => {
  const charges = [
    { amount: '4.90', reason: 'Livraison en point relais', vatRate: '20' },
    { amount: '3.00', reason: 'Papier cadeau', vatRate: '20' },
  ];
  const edit = parcel(['20', '5.5', '5.5'], charges);
  const { proposal, message } = judge('carriage-rate', edit);
  expect(message.replaceAll('\u00a0', ' ')).toContain('entre 20 % et 5,5 %');
  const shared = proposal?.changes.charges ?? [];
  expect(
    shared.map((charge) => ({ ...charge, reason: charge.reason.replace('\u00a0', ' ') })),
  ).toEqual([
    { amount: '1.63', reason: 'Livraison en point relais (TVA 20 %)', vatRate: '20' },
    { amount: '3.27', reason: 'Livraison en point relais (TVA 5,5 %)', vatRate: '5.5' },
    charges[1],
  ]);
  expectSatisfied('carriage-rate', parcel(['20', '5.5', '5.5'], shared));
  const before = computeTotals(completeDraft(edit));
  const after = computeTotals(completeDraft(parcel(['20', '5.5', '5.5'], shared)));
  expect(after.taxExclusiveTotal).toBe(before.taxExclusiveTotal);
});

test('carriage that was shared before the lines changed is shared anew under one name', () => {
  const shared = judge(
    'carriage-rate',
    parcel(['20', '5.5'], [{ amount: '10.00', reason: 'Port' }]),
  ).proposal?.changes.charges;
  const again = judge('carriage-rate', parcel(['20', '20', '20', '5.5'], shared ?? [])).proposal;
  expect(again?.changes.charges?.map(({ amount }) => amount)).toEqual(['7.50', '2.50']);
});

test('services, outlays, other charges and avoirs are left alone', () => {
  const port = [{ amount: '6.00', reason: 'Port', vatRate: '20' }];
  const asServices: Edit = (draft) => {
    draft.operation = 'services';
  };
  expectSatisfied('carriage-rate', parcel(['5.5'], port, asServices));
  expectNotApplicable(
    'carriage-rate',
    parcel(['5.5'], [{ amount: '6.00', reason: 'Support de cours', vatRate: '20' }]),
  );
  expectNotApplicable(
    'carriage-rate',
    parcel(['5.5'], port, (draft) => {
      draft.kind = 'avoir';
    }),
  );
});
