import { test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
} from './judge.test.support.ts';

const ORIGIN = { number: 'F-2026-0040', issueDate: '2026-10-02' };

function correcting(...preceding: { number: string; issueDate?: string }[]): Edit {
  return (draft) => {
    draft.subtype = 'corrective';
    draft.references.preceding = preceding;
  };
}

function both(edits: readonly Edit[]): Edit {
  return (draft) => {
    for (const edit of edits) edit(draft);
  };
}

test('a corrective invoice names exactly one invoice, with its date (BR-FR-CO-04)', () => {
  expectNotApplicable('corrected-invoice');
  expectSatisfied('corrected-invoice', correcting(ORIGIN));
  expectMissing('corrected-invoice', correcting(), {
    severity: 'blocking',
    field: 'references.preceding',
  });
  expectMissing('corrected-invoice', correcting(ORIGIN, ORIGIN), {
    field: 'references.preceding[1]',
  });
  expectMissing('corrected-invoice', correcting({ number: 'F-1' }), {
    field: 'references.preceding[0].issueDate',
  });
  expectMissing('corrected-invoice', correcting({ number: '', issueDate: '2026-10-02' }), {
    field: 'references.preceding[0].number',
  });
});

test('a corrective invoice is not older than the invoice that it replaces', () => {
  const dated = (issueDate: string, origin: string): Edit[] => [
    correcting({ number: 'F-2026-0040', issueDate: origin }),
    (draft) => {
      draft.issueDate = issueDate;
    },
  ];
  expectNotApplicable('corrected-date');
  expectNotApplicable('corrected-date', (draft) => {
    draft.references.preceding = [{ number: 'F-2026-0040', issueDate: '2099-01-01' }];
  });
  expectNotApplicable('corrected-date', both(dated('', '2026-11-20')));
  expectSatisfied('corrected-date', both(dated('2026-11-20', '2026-11-19')));
  expectSatisfied('corrected-date', both(dated('2026-11-20', '2026-11-20')));
  expectSatisfied('corrected-date', correcting({ number: 'F-1' }));
  for (const [issued, origin] of [
    ['2026-11-20', '2026-11-21'],
    ['2026-11-20', '2027-01-02'],
    ['2025-12-31', '2026-01-01'],
  ] as const) {
    expectMissing('corrected-date', both(dated(issued, origin)), {
      severity: 'blocking',
      field: 'references.preceding[0].issueDate',
    });
  }
});

test('the documents named have a number, written simply', () => {
  expectNotApplicable('preceding-numbers');
  expectSatisfied('preceding-numbers', correcting(ORIGIN));
  expectMissing('preceding-numbers', correcting(ORIGIN, { number: '' }), {
    severity: 'blocking',
    field: 'references.preceding[1].number',
  });
  expectSatisfied('preceding-characters', correcting(ORIGIN));
  expectMissing('preceding-characters', correcting({ number: 'F 1' }), {
    severity: 'warning',
    field: 'references.preceding[0].number',
  });
});

test('a deposit names its quote, as advice', () => {
  expectMissing(
    'deposit-quote',
    (draft) => {
      draft.subtype = 'deposit';
    },
    { severity: 'information', field: 'references.quote' },
  );
  expectSatisfied('deposit-quote', (draft) => {
    draft.subtype = 'deposit';
    draft.references.quote = { number: 'D-1' };
  });
});

test('a consumer bills nothing to himself', () => {
  expectSatisfied('self-billing', (draft) => {
    draft.subtype = 'self-billed';
  });
  expectMissing(
    'self-billing',
    (draft) => {
      draft.subtype = 'self-billed';
      draft.buyer.kind = 'individual';
    },
    { severity: 'warning', field: 'buyer.kind' },
  );
});

test('the order of the buyer is asked for, never demanded', () => {
  expectSatisfied('purchase-order');
  expectMissing(
    'purchase-order',
    (draft) => {
      draft.references.purchaseOrder = undefined;
    },
    { severity: 'information', field: 'references.purchaseOrder' },
  );
  expectNotApplicable('purchase-order', (draft) => {
    draft.buyer.kind = 'individual';
  });
});
