import { expect, test } from 'vitest';
import { checkConformity, hasBlockingFailure } from '#documents/kinds/check-conformity.ts';
import {
  completeDraft,
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
  TODAY,
} from '#documents/law/rules/judge.test.support.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';

/** Lamps at a rate, to a consumer of a country. */
function lamps({
  rate,
  country,
  edit = () => undefined,
}: {
  rate: string;
  country: string;
  edit?: Edit;
}): Edit {
  return (draft) => {
    draft.operation = 'goods';
    draft.buyer = {
      kind: 'individual',
      name: 'Lotte Janssens',
      address: { ...EMPTY_ADDRESS, line1: 'Meir 12', postalCode: '2000', city: 'X', country },
    };
    draft.lines = [{ ...lineOf(draft, 0), vatRate: rate }];
    edit(draft);
  };
}

const shop: Edit = (draft) => {
  draft.vatRegime = 'one-stop-shop';
};

test('the rate of another state under French VAT leads to the one-stop shop, with one voice', () => {
  const belgian = lamps({ rate: '21', country: 'BE' });
  expectMissing('vat-rate-known', belgian, { severity: 'warning', field: 'lines[0].vatRate' });
  const { message, proposal } = judge('vat-rate-known', belgian);
  expect(message).toContain('ce taux n’est pas français');
  expect(message).toContain('BR-FR-16');
  expect(proposal?.changes).toEqual({ vatRegime: 'one-stop-shop' });
  expect(judge('distance-sales', belgian).proposal?.changes).toEqual({
    vatRegime: 'one-stop-shop',
  });
  // A typing mistake of a sale in France is still one.
  const inFrance = judge('vat-rate-known', lamps({ rate: '21', country: 'FR' }));
  expect(inFrance.message).toContain('ce taux n’existe pas');
  expect(inFrance.proposal).toBeUndefined();
});

test('no rate of the one-stop shop is a mistake, and the invoice is final', () => {
  for (const [rate, country] of [
    ['21', 'BE'],
    ['19', 'DE'],
    ['25.5', 'FI'],
    ['4', 'ES'],
  ] as const) {
    const sale = lamps({ rate, country, edit: shop });
    for (const id of ['vat-rate-known', 'vat-rate-territory', 'distance-sales', 'delivery-abroad'])
      expectNotApplicable(id, sale);
    for (const id of ['line-vat-rate', 'one-stop-shop-country', 'one-stop-shop-rate'])
      expectSatisfied(id, sale);
    const draft = completeDraft(sale);
    expect(hasBlockingFailure(checkConformity(draft, TODAY)), country).toBe(false);
  }
});

test('each line has its rate, and one that is French too is worth a look', () => {
  const bare: Edit = (draft) => {
    shop(draft);
    lineOf(draft, 0).vatRate = undefined;
  };
  expectMissing('line-vat-rate', lamps({ rate: '21', country: 'BE', edit: bare }), {
    severity: 'blocking',
  });
  const austrian = lamps({ rate: '20', country: 'AT', edit: shop });
  expectMissing('one-stop-shop-rate', austrian, { severity: 'information' });
  expect(judge('one-stop-shop-rate', austrian).message).toContain('Autriche');
});

test('it is for consumers only', () => {
  const toBusiness = (operation: 'goods' | 'services'): Edit =>
    lamps({
      ...{ rate: '21', country: 'BE' },
      edit: (draft) => {
        shop(draft);
        Object.assign(draft, { operation });
        draft.buyer.kind = 'eu-business';
      },
    });
  expectMissing('one-stop-shop-buyer', toBusiness('goods'), { severity: 'blocking' });
  expect(judge('one-stop-shop-buyer', toBusiness('goods')).proposal?.changes).toEqual({
    vatRegime: 'eu-goods',
  });
  expect(judge('one-stop-shop-buyer', toBusiness('services')).proposal?.changes).toEqual({
    vatRegime: 'eu-services',
  });
});

test('it is for another state of the Union, where the goods go', () => {
  const missing = { severity: 'blocking' } as const;
  expectMissing('one-stop-shop-country', lamps({ rate: '20', country: 'FR', edit: shop }), missing);
  expectMissing(
    'one-stop-shop-country',
    lamps({ rate: '8.1', country: 'CH', edit: shop }),
    missing,
  );
  const delivered = (country: string): Edit =>
    lamps({
      ...{ rate: '21', country: 'BE' },
      edit: (draft) => {
        shop(draft);
        draft.deliveryAddress = { ...EMPTY_ADDRESS, name: '', country };
      },
    });
  expectSatisfied('one-stop-shop-country', delivered('NL'));
  expectMissing('one-stop-shop-country', delivered('FR'), {
    ...{ severity: 'blocking', field: 'deliveryAddress.country' },
  });
});

test('goods of an overseas department are exported', () => {
  const fromReunion: Edit = (draft) => {
    shop(draft);
    draft.seller.address.postalCode = '97400';
  };
  const sale = lamps({ rate: '19', country: 'DE', edit: fromReunion });
  expect(judge('one-stop-shop-country', sale).proposal?.changes).toEqual({ vatRegime: 'export' });
});

test('among services, electronic ones only', () => {
  const service: Edit = (draft) => {
    shop(draft);
    draft.operation = 'services';
  };
  expectMissing('one-stop-shop-services', lamps({ rate: '21', country: 'BE', edit: service }), {
    severity: 'information',
  });
  expectNotApplicable('one-stop-shop-services', lamps({ rate: '21', country: 'BE', edit: shop }));
});

test('a page that never shows VAT does not offer it', () => {
  const untaxed = lamps({
    ...{ rate: '21', country: 'BE' },
    edit: (draft) => {
      shop(draft);
      draft.kind = 'facture-auto-entrepreneur';
    },
  });
  const results = checkConformity(completeDraft(untaxed), TODAY);
  expect(hasBlockingFailure(results)).toBe(true);
});
