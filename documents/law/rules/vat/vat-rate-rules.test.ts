import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
} from '#documents/law/rules/judge.test.support.ts';

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
