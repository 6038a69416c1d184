import { test } from 'vitest';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';
import { expectMissing, expectNotApplicable, expectSatisfied } from './judge.test.support.ts';

test('the nature of the operation: a warning, then blocking', () => {
  expectSatisfied('operation');
  expectMissing(
    'operation',
    (draft) => {
      draft.operation = '';
    },
    { severity: 'warning', field: 'operation' },
  );
  expectMissing(
    'operation',
    (draft) => {
      draft.operation = '';
      draft.seller.size = 'large';
    },
    { severity: 'blocking' },
  );
});

test('a delivery address is complete when there is one', () => {
  expectNotApplicable('delivery-address');
  expectSatisfied('delivery-address', (draft) => {
    draft.operation = 'goods';
  });
  expectMissing(
    'delivery-address',
    (draft) => {
      draft.operation = 'goods';
      draft.deliveryAddress = { ...EMPTY_ADDRESS, name: 'Dépôt' };
    },
    { severity: 'warning', field: 'deliveryAddress.line1' },
  );
});

test('the option for debits is for taxed services', () => {
  expectNotApplicable('vat-on-debits');
  expectSatisfied('vat-on-debits', (draft) => {
    draft.vatOnDebits = true;
  });
  expectMissing(
    'vat-on-debits',
    (draft) => {
      draft.vatOnDebits = true;
      draft.operation = 'goods';
    },
    { severity: 'warning', field: 'vatOnDebits' },
  );
  expectMissing(
    'vat-on-debits',
    (draft) => {
      draft.vatOnDebits = true;
      draft.vatRegime = 'eu-services';
    },
    { field: 'vatOnDebits' },
  );
});

test('from its date on, an issuer is told of the platform', () => {
  expectSatisfied('e-invoicing');
  expectMissing(
    'e-invoicing',
    (draft) => {
      draft.seller.size = 'large';
    },
    { severity: 'warning' },
  );
  expectMissing(
    'e-invoicing',
    (draft) => {
      draft.issueDate = '2027-09-01';
    },
    { severity: 'warning' },
  );
  expectNotApplicable('e-invoicing', (draft) => {
    draft.buyer.kind = 'individual';
  });
  expectNotApplicable('e-invoicing', (draft) => {
    draft.vatRegime = 'exempt';
  });
});
