import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';
import { expectMissing, expectNotApplicable, expectSatisfied } from './judge.test.support.ts';

const group = {
  name: 'Groupe',
  siren: '404833048',
  vatNumber: 'FR83404833048',
  address: EMPTY_ADDRESS,
};
const representative = { name: 'Mandataire', vatNumber: 'FR83404833048', address: EMPTY_ADDRESS };

test('a VAT group is named with its numbers', () => {
  expectNotApplicable('vat-group');
  expectSatisfied('vat-group', (draft) => {
    draft.seller.vatGroup = group;
  });
  expectMissing(
    'vat-group',
    (draft) => {
      draft.seller.vatGroup = { ...group, siren: '' };
    },
    { severity: 'blocking', field: 'seller.vatGroup' },
  );
});

test('a fiscal representative is named with its VAT number', () => {
  expectSatisfied('tax-representative', (draft) => {
    draft.seller.taxRepresentative = representative;
  });
  expectMissing(
    'tax-representative',
    (draft) => {
      draft.seller.taxRepresentative = { ...representative, vatNumber: '' };
    },
    { severity: 'blocking', field: 'seller.taxRepresentative' },
  );
});

test('whoever is paid instead of the seller has a name', () => {
  expectNotApplicable('payee');
  expectSatisfied('payee', (draft) => {
    draft.payee = { name: 'Factor' };
  });
  expectMissing(
    'payee',
    (draft) => {
      draft.payee = { name: '' };
    },
    { severity: 'blocking', field: 'payee.name' },
  );
});

test('every country exists', () => {
  expectSatisfied('countries');
  expectMissing(
    'countries',
    (draft) => {
      draft.buyer.address.country = 'XX';
    },
    { severity: 'blocking', field: 'buyer.address.country' },
  );
  expectMissing(
    'countries',
    (draft) => {
      draft.deliveryAddress = { ...EMPTY_ADDRESS, name: '', country: 'UK' };
    },
    { field: 'deliveryAddress.country' },
  );
  const nowhere = { ...EMPTY_ADDRESS, country: 'UK' };
  expectMissing(
    'countries',
    (draft) => {
      draft.seller.address.country = 'UK';
    },
    { field: 'seller.address.country' },
  );
  expectMissing(
    'countries',
    (draft) => {
      draft.seller.vatGroup = { ...group, address: nowhere };
    },
    { field: 'seller.vatGroup.address.country' },
  );
  expectMissing(
    'countries',
    (draft) => {
      draft.seller.taxRepresentative = { ...representative, address: nowhere };
    },
    { field: 'seller.taxRepresentative.address.country' },
  );
});

test('a factored invoice names its factor, and an invoice with a factor may say so', () => {
  expectNotApplicable('factored-payee');
  expectMissing(
    'factored-payee',
    (draft) => {
      draft.subtype = 'factored';
    },
    { severity: 'warning', field: 'payee' },
  );
  expectSatisfied('factored-payee', (draft) => {
    draft.subtype = 'factored';
    draft.payee = { name: 'Factor' };
  });
  expectNotApplicable('factored-type');
  expectMissing(
    'factored-type',
    (draft) => {
      draft.payee = { name: 'Factor' };
    },
    {
      severity: 'information',
      proposal: expect.objectContaining({ changes: { subtype: 'factored' } }),
    },
  );
  expectSatisfied('factored-type', (draft) => {
    draft.subtype = 'factored';
    draft.payee = { name: 'Factor' };
  });
});
