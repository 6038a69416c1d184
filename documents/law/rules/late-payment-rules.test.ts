import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';

function at(percent: string): Edit {
  return (draft) => {
    draft.payment.latePenalty = { percent };
  };
}

test('a penalty is not under three times the legal interest', () => {
  expectSatisfied('late-penalty');
  expectSatisfied('late-penalty', at('8.25'));
  expectMissing('late-penalty', at('8.24'), { severity: 'blocking', field: 'payment.latePenalty' });
  expect(judge('late-penalty', at('3')).message).toMatch(/8,25\u00a0%.*12,4\u00a0%/);
});

test('nothing is said of a half-year without published rates, nor of a public buyer', () => {
  expectSatisfied('late-penalty', (draft) => {
    at('1')(draft);
    draft.issueDate = '2027-01-01';
  });
  expectSatisfied('late-penalty', (draft) => {
    at('1')(draft);
    draft.buyer.kind = 'public';
  });
});

test('what the file of another software leaves unsaid is asked for', () => {
  expectMissing(
    'late-penalty',
    (draft) => {
      draft.payment.latePenalty = 'unstated';
    },
    { severity: 'blocking', field: 'payment.latePenalty' },
  );
  expectMissing(
    'early-discount',
    (draft) => {
      draft.payment.earlyDiscount = 'unstated';
    },
    { severity: 'blocking', field: 'payment.earlyDiscount' },
  );
  expectSatisfied('early-discount', (draft) => {
    draft.payment.earlyDiscount = { percent: '2', days: 10 };
  });
});

test('the indemnity of 40 € is printed between professionals', () => {
  const without: Edit = (draft) => {
    draft.payment.recoveryFee = false;
  };
  expectSatisfied('recovery-fee');
  expectMissing('recovery-fee', without, { severity: 'blocking', field: 'payment.recoveryFee' });
  expectMissing(
    'recovery-fee',
    (draft) => {
      without(draft);
      draft.buyer.kind = 'association';
    },
    { severity: 'warning' },
  );
  expectNotApplicable('recovery-fee', (draft) => {
    without(draft);
    draft.buyer.kind = 'individual';
  });
});

test('a discount of nothing is written « néant »', () => {
  expectSatisfied('early-discount');
  expectSatisfied('early-discount', (draft) => {
    draft.payment.earlyDiscount = { percent: '2', days: 8 };
  });
  expectMissing(
    'early-discount',
    (draft) => {
      draft.payment.earlyDiscount = { percent: '0', days: 8 };
    },
    { severity: 'blocking', field: 'payment.earlyDiscount' },
  );
});

test('a rate of one’s own is not compared in silence with what is not published', () => {
  const on =
    (issueDate: string): Edit =>
    (draft) => {
      draft.issueDate = issueDate;
      draft.payment.latePenalty = { percent: '9' };
    };
  expectNotApplicable('late-penalty-known');
  expectSatisfied('late-penalty-known', on('2026-12-31'));
  expectMissing('late-penalty-known', on('2027-01-01'), {
    severity: 'warning',
    field: 'payment.latePenalty',
  });
});

test('a text without a day is judged by the half-year of the check', () => {
  const undated: Edit = (draft) => {
    draft.issueDate = '';
    draft.payment.latePenalty = { percent: '8.24' };
  };
  expectMissing('late-penalty', undated, { field: 'payment.latePenalty' });
  expectSatisfied('late-penalty-known', undated);
  expect(judge('late-penalty-known', undated, '2027-01-01').state).toBe('missing');
});

test('the rate of a public buyer is not compared, nor is that of the law', () => {
  expectNotApplicable('late-penalty-known', (draft) => {
    at('9')(draft);
    draft.buyer.kind = 'public';
  });
  for (const latePenalty of ['ecb+10', 'unstated'] as const)
    expectNotApplicable('late-penalty-known', (draft) => {
      draft.payment.latePenalty = latePenalty;
    });
});
