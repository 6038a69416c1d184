import { test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  lineOf,
} from './judge.test.support.ts';

const blocking = { severity: 'blocking' } as const;

test('global discounts leave something', () => {
  expectNotApplicable('allowances');
  expectSatisfied('allowances', (draft) => {
    draft.allowances = [{ amount: '2250' }];
  });
  expectMissing(
    'allowances',
    (draft) => {
      draft.allowances = [{ percent: '10' }, { amount: '2250.01' }];
    },
    { ...blocking, field: 'allowances[1]' },
  );
  expectMissing(
    'allowances',
    (draft) => {
      draft.allowances = [{ amount: '2000' }, { amount: '2000' }];
    },
    { field: 'allowances[0]' },
  );
});

test('global discounts leave the eco-contributions', () => {
  const take = (amount: string): Edit => {
    return (draft) => {
      lineOf(draft, 1).ecoContribution = '12.50';
      draft.allowances = [{ amount }];
    };
  };
  expectSatisfied('allowances', take('2237.50'));
  expectMissing('allowances', take('2237.51'), blocking);
});

test('what was paid does not exceed the total', () => {
  expectNotApplicable('prepayments');
  expectSatisfied('prepayments', (draft) => {
    draft.prepayments = [{ amount: '2610' }];
  });
  expectMissing(
    'prepayments',
    (draft) => {
      draft.prepayments = [{ amount: '2610.01' }];
    },
    { ...blocking, field: 'prepayments' },
  );
  expectNotApplicable('prepayments', (draft) => {
    draft.prepayments = [{ amount: '9999' }];
    draft.payment.means = ['paid'];
  });
});

test('an invoice never owes money', () => {
  expectSatisfied('payable-amount');
  expectMissing(
    'payable-amount',
    (draft) => {
      lineOf(draft, 0).quantity = '-10';
    },
    { ...blocking, field: 'lines' },
  );
});

test('only cash is rounded', () => {
  expectNotApplicable('rounding');
  expectMissing(
    'rounding',
    (draft) => {
      draft.rounding = '0.02';
    },
    { severity: 'warning', field: 'rounding' },
  );
  expectSatisfied('rounding', (draft) => {
    draft.rounding = '0.02';
    draft.payment.means = ['cash'];
  });
});

test('what is paid has a day of payment', () => {
  expectNotApplicable('paid-on');
  expectMissing(
    'paid-on',
    (draft) => {
      draft.payment.means = ['paid'];
    },
    { ...blocking, field: 'payment.paidOn' },
  );
  expectSatisfied('paid-on', (draft) => {
    draft.payment.means = ['paid'];
    draft.payment.paidOn = '2026-11-20';
  });
});
