import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
} from '#documents/law/rules/judge.test.support.ts';
import { judgeSample } from '#documents/law/rules/judge-sample.test.support.ts';

const blocking = { severity: 'blocking' } as const;

function second(change: Partial<ReturnType<typeof lineOf>>): Edit {
  return (draft) => {
    Object.assign(lineOf(draft, 1), change);
  };
}

test('each item of a taxed invoice has a rate, outlays have none', () => {
  expectSatisfied('line-vat-rate');
  expectSatisfied('line-vat-rate', second({ kind: 'disbursement', vatRate: undefined }));
  expectMissing('line-vat-rate', second({ vatRate: undefined }), {
    ...blocking,
    field: 'lines[1].vatRate',
  });
  expectNotApplicable('line-vat-rate', (draft) => {
    draft.vatRegime = 'eu-services';
  });
});

test('a rate that does not exist is worth a warning, with those that do', () => {
  expectSatisfied('vat-rate-known');
  expectMissing('vat-rate-known', second({ vatRate: '19.6' }), {
    severity: 'warning',
    field: 'lines[1].vatRate',
  });
  expect(judge('vat-rate-known', second({ vatRate: '19.6' })).message).toMatch(
    /20\u00a0%, 10\u00a0%, 5,5\u00a0%, 2,1\u00a0%/,
  );
  expectMissing(
    'vat-rate-known',
    (draft) => {
      draft.charges = [{ amount: '1', reason: '', vatRate: '7' }];
    },
    { field: 'charges[0].vatRate' },
  );
});

test('a taxed invoice usually has tax', () => {
  expectSatisfied('some-vat');
  expectMissing(
    'some-vat',
    (draft) => {
      for (const index of [0, 1]) lineOf(draft, index).vatRate = '0';
    },
    { severity: 'information' },
  );
});

function between(seller: string, buyer: string, vatRate: string): Edit {
  return (draft) => {
    draft.seller.address.postalCode = seller;
    draft.buyer.address.postalCode = buyer;
    draft.lines = [{ ...lineOf(draft, 0), vatRate }];
  };
}

test('a rate belongs to the territory of the supply', () => {
  for (const [seller, buyer, rate] of [
    ['75011', '69006', '20'],
    ['97400', '97400', '8.5'],
    ['75011', '97400', '8.5'], // a service to a company of Réunion
    ['75011', '97400', '20'],
    ['20000', '20000', '0.9'],
    ['97300', '75011', '20'],
  ] as const)
    expectSatisfied('vat-rate-territory', between(seller, buyer, rate));
  for (const [seller, buyer, rate] of [
    ['97300', '97300', '20'],
    ['97400', '97400', '5.5'],
    ['97400', '97400', '20'],
    ['75011', '69006', '8.5'],
    ['20000', '20000', '5.5'],
  ] as const)
    expectMissing('vat-rate-territory', between(seller, buyer, rate), {
      severity: 'warning',
      field: 'lines[0].vatRate',
    });
});

test('what the rates are there is said, and that there are none in Guyane', () => {
  const inReunion = judge('vat-rate-territory', between('97400', '97400', '20')).message;
  expect(inReunion).toMatch(/Réunion, 8,5.%, 2,1.%/);
  expect(judge('vat-rate-territory', between('97300', '97300', '20')).message).toMatch(
    /ne s’applique pas en Guyane/,
  );
});

test('nothing is said of the territory while no address is known', () => {
  expectNotApplicable('vat-rate-territory', between('', '', '8.5'));
  expectSatisfied('vat-rate-territory', between('75011', '69006', '19.6')); // no rate at all
});

function soldIn(vatRate: string, change: Edit): Edit {
  return (draft) => {
    Object.assign(draft, { issueDate: '2025-02-20', supply: undefined, references: {} });
    draft.seller.address.postalCode = '20000';
    draft.buyer.address.postalCode = '20000';
    draft.lines = [{ ...lineOf(draft, 0), vatRate }];
    change(draft);
  };
}

test('a sale has the rate of its delivery, before its invoice', () => {
  // Corsica had 13 % until 15 February 2025.
  const [before, after] = ['2025-02-10', '2025-02-18'];
  for (const change of [
    (draft) => Object.assign(draft, { supply: { date: before } }),
    (draft) => Object.assign(draft, { supply: { start: before, end: after } }),
    (draft) => Object.assign(lineOf(draft, 0), { period: { start: before, end: after } }),
  ] satisfies Edit[]) {
    expectSatisfied('vat-rate-known', soldIn('13', change));
    expectSatisfied('vat-rate-territory', soldIn('13', change));
  }
  for (const supply of [undefined, { date: after }])
    expectMissing(
      'vat-rate-known',
      soldIn('13', (draft) => Object.assign(draft, { supply })),
      { field: 'lines[0].vatRate' },
    );
});

test('what corrects an invoice of an earlier year keeps its rate', () => {
  const corrective = (issueDate: string, subtype = 'corrective') =>
    soldIn('19.6', (draft) =>
      Object.assign(draft, { subtype, references: { preceding: [{ number: 'F-1', issueDate }] } }),
    );
  expectSatisfied('vat-rate-known', corrective('2013-11-30'));
  expectMissing('vat-rate-known', corrective('2025-01-30'), {});
  expectMissing('vat-rate-known', corrective('2013-11-30', 'standard'), {});
  const avoir = { vatRate: '19.6', quantity: '1', unitPrice: '200', kind: 'item', name: 'Retour' };
  const judged = (issueDate: string) =>
    judgeSample('avoir-retour', 'vat-rate-known', {
      lines: [{ ...avoir, kind: 'item' }],
      references: { preceding: [{ number: 'F-2013-88', issueDate }] },
    }).state;
  expect([judged('2013-11-30'), judged('2026-01-30')]).toEqual(['satisfied', 'missing']);
});
