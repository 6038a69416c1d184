import { test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
} from '#documents/law/rules/judge.test.support.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';

const blocking = { severity: 'blocking' } as const;

function under(vatRegime: VatRegime, country = 'FR', edit: Edit = () => undefined): Edit {
  return (draft) => {
    draft.vatRegime = vatRegime;
    draft.buyer.address.country = country;
    if (country === 'DE') draft.buyer.vatNumber = 'DE123456789';
    edit(draft);
  };
}

test('who charges VAT, or has others charge it, has a VAT number', () => {
  const without: Edit = (draft) => {
    draft.seller.vatNumber = undefined;
  };
  expectSatisfied('seller-vat-number');
  for (const regime of [
    'normal',
    'reverse-charge-works',
    'eu-services',
    'eu-goods',
    'export',
  ] as const) {
    expectMissing('seller-vat-number', under(regime, 'FR', without), {
      ...blocking,
      field: 'seller.vatNumber',
    });
  }
  expectNotApplicable('seller-vat-number', under('franchise', 'FR', without));
});

test('a representative may lend his', () => {
  expectSatisfied('seller-vat-number', (draft) => {
    draft.seller.vatNumber = undefined;
    draft.seller.taxRepresentative = {
      name: 'R',
      vatNumber: 'FR83404833048',
      address: EMPTY_ADDRESS,
    };
  });
});

test('who pays the VAT instead has a number, from another state where it must be', () => {
  expectNotApplicable('buyer-vat-number');
  expectSatisfied('buyer-vat-number', under('reverse-charge-works'));
  expectMissing(
    'buyer-vat-number',
    under('eu-services', 'DE', (draft) => {
      draft.buyer.vatNumber = undefined;
    }),
    { ...blocking, field: 'buyer.vatNumber' },
  );
  expectSatisfied('buyer-vat-country', under('eu-services', 'DE'));
  expectMissing('buyer-vat-country', under('eu-goods'), { ...blocking, field: 'buyer.vatNumber' });
  expectNotApplicable('buyer-vat-country', under('reverse-charge-works'));
});

test('reverse charge of works is between French companies', () => {
  expectSatisfied('buyer-in-france', under('reverse-charge-works'));
  expectMissing('buyer-in-france', under('reverse-charge-works', 'DE'), {
    severity: 'warning',
    field: 'buyer.kind',
  });
});

test('goods leave France', () => {
  const deliveredTo =
    (country: string): Edit =>
    (draft) => {
      draft.deliveryAddress = { ...EMPTY_ADDRESS, name: '', country };
    };
  expectSatisfied('goods-destination', under('eu-goods', 'DE'));
  expectMissing('goods-destination', under('eu-goods', 'DE', deliveredTo('FR')), {
    ...blocking,
    field: 'deliveryAddress.country',
  });
  expectMissing('goods-destination', under('eu-goods'), { field: 'deliveryAddress' });
  expectSatisfied('goods-destination', under('export', 'US'));
  expectSatisfied('goods-destination', under('export', 'RE'));
  expectMissing('goods-destination', under('export', 'DE'), { field: 'deliveryAddress' });
  expectSatisfied('goods-destination', under('export', 'FR', deliveredTo('JP')));
});

test('goods cross between the mainland and an overseas department as exports, both ways', () => {
  const from =
    (seller: string, buyer: string): Edit =>
    (draft) => {
      draft.seller.address.postalCode = seller;
      draft.buyer.address.postalCode = buyer;
    };
  for (const [seller, buyer] of [
    ['97400', '75011'],
    ['75011', '97400'],
    ['97300', '97400'],
    ['97600', '97300'],
    ['97110', '20000'],
  ] as const)
    expectSatisfied('goods-destination', under('export', 'FR', from(seller, buyer)));
  for (const [seller, buyer] of [
    ['97400', '97410'],
    ['97110', '97200'], // Guadeloupe and Martinique are one
    ['75011', '20000'],
  ] as const)
    expectMissing('goods-destination', under('export', 'FR', from(seller, buyer)), blocking);
});

test('services outside the Union have a customer outside the Union', () => {
  expectSatisfied('buyer-outside-union', under('non-eu-services', 'CH'));
  expectSatisfied('buyer-outside-union', under('non-eu-services', 'GF'));
  expectMissing('buyer-outside-union', under('non-eu-services', 'DE'), {
    ...blocking,
    field: 'buyer.address.country',
  });
  expectMissing('buyer-outside-union', under('non-eu-services'), blocking);
});

test('somebody is in Guyane or in Mayotte', () => {
  expectSatisfied('no-vat-territory', under('no-vat-territory', 'YT'));
  expectSatisfied(
    'no-vat-territory',
    under('no-vat-territory', 'FR', (draft) => {
      draft.seller.address.postalCode = '97300';
    }),
  );
  expectMissing('no-vat-territory', under('no-vat-territory'), {
    severity: 'warning',
    field: 'vatRegime',
  });
});
