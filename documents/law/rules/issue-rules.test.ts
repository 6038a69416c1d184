import { expect, test } from 'vitest';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';

function issued(issueDate: string, supplied: string, edit: Edit = () => undefined): Edit {
  return (draft) => {
    draft.issueDate = issueDate;
    draft.supply = { date: supplied };
    edit(draft);
  };
}

test('an invoice is made within the month, or the few days after the sale', () => {
  expectSatisfied('issue-late');
  expectSatisfied('issue-late', issued('2026-10-31', '2026-10-01'));
  expectSatisfied('issue-late', issued('2026-11-06', '2026-10-30'));
  expectMissing('issue-late', issued('2026-11-07', '2026-10-30'), {
    severity: 'warning',
    field: 'issueDate',
  });
  expect(judge('issue-late', issued('2026-11-20', '2026-09-10')).message).toMatch(
    /vente date du 10\/09\/2026.*au plus tard le 30\/09\/2026/,
  );
});

test('the end of a period counts', () => {
  expectSatisfied(
    'issue-late',
    issued('2026-11-05', '', (draft) => {
      draft.supply = { start: '2026-09-01', end: '2026-10-31' };
    }),
  );
});

test('inside the Union the 15th of the next month is the last day', () => {
  const inUnion = (issueDate: string, vatRegime: VatRegime) =>
    issued(issueDate, '2026-10-02', (draft) => {
      draft.vatRegime = vatRegime;
    });
  for (const regime of ['eu-goods', 'eu-services'] as const) {
    expectSatisfied('issue-late', inUnion('2026-11-15', regime));
    expectMissing('issue-late', inUnion('2026-11-16', regime), { severity: 'warning' });
  }
  expectMissing('issue-late', inUnion('2026-11-15', 'export'), {});
});

test('what comes before the sale, or long after by nature, is left alone', () => {
  for (const subtype of ['deposit', 'corrective', 'proforma'] as const)
    expectNotApplicable(
      'issue-late',
      issued('2026-11-20', '2026-01-05', (draft) => {
        draft.subtype = subtype;
      }),
    );
  expectNotApplicable('issue-late', (draft) => {
    draft.supply = undefined;
  });
});
