import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from '#documents/law/rules/judge.test.support.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';

const blocking = { severity: 'blocking' } as const;

function under(
  vatRegime: VatRegime,
  { operation = 'services', country = 'FR', kind = 'business' }: Partial<Sale> = {},
): Edit {
  return (draft) => {
    Object.assign(draft, { vatRegime, operation });
    draft.buyer.kind = kind;
    draft.buyer.address.country = country;
  };
}
type Sale = {
  operation: Draft['operation'];
  country: string;
  kind: Draft['buyer']['kind'];
};

function proposed(id: string, edit: Edit): VatRegime | undefined {
  return judge(id, edit).proposal?.changes.vatRegime;
}

test('services are neither delivered nor exported, goods are not services', () => {
  for (const [regime, operation, country, fitting] of [
    ['eu-goods', 'services', 'DE', 'eu-services'],
    ['export', 'services', 'US', 'non-eu-services'],
    ['export', 'services', 'FR', 'normal'],
    ['eu-services', 'goods', 'DE', 'eu-goods'],
    ['eu-triangular', 'services', 'DE', 'eu-services'],
    ['non-eu-services', 'goods', 'US', 'export'],
    ['reverse-charge-works', 'goods', 'FR', 'normal'],
  ] as const) {
    const edit = under(regime, { operation, country });
    expectMissing('regime-operation', edit, { ...blocking, field: 'vatRegime' });
    expect(proposed('regime-operation', edit), regime).toBe(fitting);
  }
});

test('an avoir may take back an invoice whose regime was wrong', () => {
  const takeBack =
    (edit: Edit): Edit =>
    (draft) => {
      edit(draft);
      draft.kind = 'avoir';
    };
  const information = { severity: 'information' } as const;
  const wrongOperation = takeBack(under('eu-goods', { country: 'DE' }));
  expectMissing('regime-operation', wrongOperation, information);
  const judged = judge('regime-operation', wrongOperation);
  expect(judged.message).toMatch(/L’avoir reprend le régime de la facture\.$/);
  expect(judged).not.toHaveProperty('proposal');
  expectMissing(
    'regime-buyer',
    takeBack(under('eu-services', { country: 'DE', kind: 'individual' })),
    information,
  );
  expectMissing('goods-destination', takeBack(under('export', {})), information);
  expectMissing('buyer-outside-union', takeBack(under('non-eu-services', {})), information);
});

test('goods between the mainland and an overseas department are exported', () => {
  const sell =
    (seller: string, buyer: string): Edit =>
    (draft) => {
      under('non-eu-services', { operation: 'goods' })(draft);
      draft.seller.address.postalCode = seller;
      draft.buyer.address.postalCode = buyer;
    };
  expect(proposed('regime-operation', sell('75011', '97400'))).toBe('export');
  expect(proposed('regime-operation', sell('97400', '75011'))).toBe('export');
  expect(proposed('regime-operation', sell('97400', '97410'))).toBe('normal');
  const delivered: Edit = (draft) => {
    sell('75011', '69006')(draft);
    draft.deliveryAddress = { ...draft.buyer.address, name: '', postalCode: '97300' };
  };
  expect(proposed('regime-operation', delivered)).toBe('export');
});

test('what agrees, what is mixed and what is not said pass', () => {
  expectSatisfied('regime-operation', under('eu-goods', { operation: 'goods' }));
  expectSatisfied('regime-operation', under('eu-goods', { operation: 'mixed' }));
  expectSatisfied('regime-operation', under('export', { operation: '' }));
  expectNotApplicable('regime-operation', under('normal'));
});

test('a consumer is never left to pay the VAT', () => {
  for (const regime of [
    'reverse-charge-works',
    'eu-services',
    'eu-goods',
    'eu-triangular',
  ] as const) {
    const edit = under(regime, { kind: 'individual', country: 'DE' });
    expectMissing('regime-buyer', edit, { ...blocking, field: 'buyer.kind' });
    expect(proposed('regime-buyer', edit)).toBe('normal');
    expectMissing('buyer-vat-number', edit, blocking);
  }
  expectSatisfied('regime-buyer', under('eu-services', { country: 'DE' }));
  expectNotApplicable('regime-buyer', under('export', { kind: 'individual', country: 'US' }));
});

test('a page without VAT proposes the franchise, and nothing that it does not have', () => {
  const edit = under('reverse-charge-works', { kind: 'individual' });
  const withoutVat: Edit = (draft) => {
    edit(draft);
    draft.kind = 'facture-auto-entrepreneur';
  };
  expect(proposed('regime-buyer', withoutVat)).toBe('franchise');
});

test('the words of the button are typeset', () => {
  const { proposal } = judge('regime-operation', under('eu-goods', { country: 'DE' }));
  expect(proposal?.label).toBe(
    'Choisir «\u00a0Services à un professionnel de l’Union européenne\u00a0»',
  );
});

test('on the invoice without VAT the franchise prevails over the reverse charge of works', () => {
  const withoutVat: Edit = (draft) => {
    under('reverse-charge-works')(draft);
    draft.kind = 'facture-auto-entrepreneur';
  };
  expectMissing('franchise-prevails', withoutVat, { severity: 'warning', field: 'vatRegime' });
  expect(proposed('franchise-prevails', withoutVat)).toBe('franchise');
  expectSatisfied('franchise-prevails', under('reverse-charge-works'));
  expectNotApplicable('franchise-prevails', under('eu-services'));
});

test('on the invoice without VAT no delivery in the Union is exempt', () => {
  const withoutVat: Edit = (draft) => {
    under('eu-goods', { operation: 'goods', country: 'DE' })(draft);
    draft.kind = 'facture-auto-entrepreneur';
  };
  expectMissing('franchise-in-the-union', withoutVat, { severity: 'warning', field: 'vatRegime' });
  expect(proposed('franchise-in-the-union', withoutVat)).toBe('franchise');
  expectSatisfied('franchise-in-the-union', under('eu-goods', { country: 'DE' }));
  expectNotApplicable('franchise-in-the-union', under('eu-services', { country: 'DE' }));
});
