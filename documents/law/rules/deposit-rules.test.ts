import { expect, test } from 'vitest';
import type { Prepayment } from '#documents/model/fields/document.ts';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';

const blocking = { severity: 'blocking' } as const;
const VAT = [{ rate: '20', taxableAmount: '100.00', vatAmount: '20.00' }];
const DEPOSIT: Prepayment = {
  amount: '120.00',
  reference: 'F-2026-0040',
  issueDate: '2026-10-02',
  vat: VAT,
};

function settling(...prepayments: Prepayment[]): Edit {
  return (draft) => {
    draft.subtype = 'final';
    draft.prepayments = prepayments;
  };
}

test('a final invoice names each deposit by its number and the day of its invoice', () => {
  expectNotApplicable('deposit-invoices');
  expectSatisfied('deposit-invoices', settling(DEPOSIT));
  expectMissing('deposit-invoices', settling(), { ...blocking, field: 'prepayments' });
  expectMissing(
    'deposit-invoices',
    settling({ ...DEPOSIT, issueDate: undefined, date: '2026-10-05' }),
    { field: 'prepayments[0].issueDate' },
  );
  expectMissing('deposit-invoices', settling({ ...DEPOSIT, reference: undefined }), {
    field: 'prepayments[0].reference',
  });
});

test('the documents that it follows complete its deposits', () => {
  expectSatisfied('deposit-invoices', (draft) => {
    settling({ amount: '120.00' }, { amount: '60.00', reference: 'F-2' })(draft);
    draft.references.preceding = [
      { number: 'F-1', issueDate: '2026-10-02' },
      { number: 'F-2', issueDate: '2026-10-09' },
    ];
  });
});

test('each deposit says its tax, where the invoice bears some', () => {
  const bare = settling(DEPOSIT, { ...DEPOSIT, reference: 'F-2026-0041', vat: undefined });
  expectSatisfied('deposit-vat', settling(DEPOSIT));
  expectMissing('deposit-vat', bare, { ...blocking, field: 'prepayments[1].vat' });
  expect(judge('deposit-vat', bare).message).toMatch(/^Acompte F-2026-0041.:/);
  expectNotApplicable('deposit-vat', (draft) => {
    bare(draft);
    draft.vatRegime = 'franchise';
  });
});

test('its amounts add up, and take no more of a rate than the invoice bears', () => {
  expectNotApplicable('deposit-vat-amounts');
  expectSatisfied('deposit-vat-amounts', settling(DEPOSIT));
  expectMissing('deposit-vat-amounts', settling({ ...DEPOSIT, amount: '121.00' }), {
    ...blocking,
    field: 'prepayments[0].vat',
  });
  const other = [{ rate: '5.5', taxableAmount: '100.00', vatAmount: '5.50' }];
  const edit = settling(DEPOSIT, { ...DEPOSIT, amount: '105.50', vat: other });
  expectMissing('deposit-vat-amounts', edit, { ...blocking, field: 'prepayments[1].vat' });
  expect(judge('deposit-vat-amounts', edit).message).toMatch(/5,5.%/);
});

test('a situation that deducts deposits names them with their tax, and needs none', () => {
  const staged = (...prepayments: Prepayment[]): Edit => {
    return (draft) => {
      settling(...prepayments)(draft);
      draft.subtype = 'situation';
    };
  };
  expectNotApplicable('deposit-invoices', staged());
  expectNotApplicable('deposit-vat', staged());
  expectSatisfied('deposit-invoices', staged(DEPOSIT));
  expectSatisfied('deposit-vat', staged(DEPOSIT));
  expectSatisfied('deposit-vat-amounts', staged(DEPOSIT));
  expectMissing('deposit-invoices', staged({ ...DEPOSIT, reference: '' }), blocking);
  expectMissing('deposit-vat', staged({ ...DEPOSIT, vat: undefined }), blocking);
  expectMissing('deposit-vat-amounts', staged({ ...DEPOSIT, amount: '121.00' }), blocking);
});
