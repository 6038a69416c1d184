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
