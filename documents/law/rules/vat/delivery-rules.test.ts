import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from '#documents/law/rules/judge.test.support.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';

type Sale = { country?: string; to?: string; edit?: Edit };

function goods({ country = 'FR', to, edit = () => undefined }: Sale): Edit {
  return (draft) => {
    draft.operation = 'goods';
    draft.buyer.address.country = country;
    if (to) draft.deliveryAddress = { ...EMPTY_ADDRESS, name: '', country: to };
    edit(draft);
  };
}

const toGermans: Edit = (draft) => {
  draft.vatRegime = 'eu-goods';
  draft.buyer.kind = 'eu-business';
  draft.buyer.vatNumber = 'DE136695976';
};

test('goods that go to another state than that of the buyer may be a triangular sale', () => {
  const sale = goods({ country: 'DE', to: 'IT', edit: toGermans });
  expectMissing('delivery-state', sale, {
    severity: 'warning',
    field: 'deliveryAddress.country',
  });
  expect(judge('delivery-state', sale).proposal?.changes).toEqual({ vatRegime: 'eu-triangular' });
  expectSatisfied('delivery-state', goods({ country: 'DE', to: 'DE', edit: toGermans }));
  expectSatisfied('delivery-state', goods({ country: 'DE', edit: toGermans }));
  expectNotApplicable('delivery-state', goods({ country: 'DE', to: 'IT' }));
});

test('a buyer is identified where its VAT number is, else where it lives', () => {
  const toItalians: Edit = (draft) => {
    toGermans(draft);
    draft.buyer.vatNumber = 'IT00743110157';
  };
  expectSatisfied('delivery-state', goods({ country: 'DE', to: 'IT', edit: toItalians }));
  expectMissing('delivery-state', goods({ country: 'DE', to: 'DE', edit: toItalians }), {
    field: 'deliveryAddress.country',
  });
  const unidentified: Edit = (draft) => {
    toGermans(draft);
    draft.buyer.vatNumber = undefined;
  };
  expectSatisfied('delivery-state', goods({ country: 'DE', to: 'DE', edit: unidentified }));
  expectMissing('delivery-state', goods({ country: 'DE', to: 'IT', edit: unidentified }), {
    field: 'deliveryAddress.country',
  });
});

test('a Greek number begins with EL, and Greece is GR', () => {
  const toGreeks: Edit = (draft) => {
    toGermans(draft);
    draft.buyer.vatNumber = 'EL123456789';
  };
  expectSatisfied('delivery-state', goods({ country: 'GR', to: 'GR', edit: toGreeks }));
});

test('goods outside the scope of French VAT are handed over abroad', () => {
  const outside: Edit = (draft) => {
    draft.vatRegime = 'exempt';
    draft.exemption = { code: 'VATEX-EU-O', reason: '' };
  };
  expectSatisfied('exemption', outside);
  expectSatisfied('goods-destination', goods({ to: 'CN', edit: outside }));
  expectMissing('goods-destination', goods({ edit: outside }), {
    ...{ severity: 'blocking', field: 'deliveryAddress' },
  });
  expectMissing('goods-destination', goods({ to: 'FR', edit: outside }), {
    field: 'deliveryAddress.country',
  });
  expectNotApplicable('goods-destination', outside);
});

test('a triangular sale asks for both numbers and for a delivery in another state', () => {
  const triangular: Edit = (draft) => {
    toGermans(draft);
    draft.vatRegime = 'eu-triangular';
  };
  expectSatisfied('goods-destination', goods({ country: 'DE', edit: triangular }));
  expectMissing('goods-destination', goods({ country: 'DE', to: 'FR', edit: triangular }), {
    severity: 'blocking',
  });
  expectMissing(
    'buyer-vat-number',
    goods({
      country: 'DE',
      edit: (draft) => {
        triangular(draft);
        draft.buyer.vatNumber = undefined;
      },
    }),
    { severity: 'blocking' },
  );
});

test('taxed goods that leave France are told how they may leave without tax', () => {
  const proposed = (sale: Sale) =>
    judge('delivery-abroad', goods(sale)).proposal?.changes.vatRegime;
  expect(proposed({ country: 'DE', to: 'DE' })).toBe('eu-goods');
  expect(proposed({ to: 'JP' })).toBe('export');
  expect(proposed({ to: 'RE' })).toBe('export');
  expect(judge('delivery-abroad', goods({ to: 'JP' })).message).toMatch(/^Les biens quittent/);
  expect(judge('delivery-abroad', goods({ to: 'RE' })).message).toMatch(/outre-mer.*294/);
  const fromReunion: Edit = (draft) => {
    draft.seller.address.postalCode = '97400';
  };
  expect(proposed({ country: 'DE', to: 'DE', edit: fromReunion })).toBe('export');
  expectSatisfied('delivery-abroad', goods({ to: 'FR' }));
  // A French customer who has goods sent to another state still buys them in France.
  expectSatisfied('delivery-abroad', goods({ to: 'DE' }));
  expectNotApplicable('delivery-abroad', goods({}));
});

test('without a delivery address, taxed goods go to the buyer', () => {
  const proposed = (sale: Sale) =>
    judge('delivery-abroad', goods(sale)).proposal?.changes.vatRegime;
  const identified: Edit = (draft) => {
    draft.buyer.vatNumber = 'DE136695976';
  };
  const unidentified: Edit = (draft) => {
    draft.buyer.vatNumber = undefined;
  };
  expect(proposed({ country: 'DE', edit: identified })).toBe('eu-goods');
  expect(proposed({ country: 'DE', edit: unidentified })).toBeUndefined();
  for (const country of ['RE', 'CH', 'NC']) expect(proposed({ country })).toBe('export');
  const toReunion: Edit = (draft) => {
    draft.buyer.address.postalCode = '97410';
  };
  expect(proposed({ edit: toReunion })).toBe('export');
});

test('goods of Réunion are exported to another state of the Union', () => {
  const fromReunion: Edit = (draft) => {
    toGermans(draft);
    draft.seller.address.postalCode = '97400';
  };
  const sale = goods({ country: 'DE', edit: fromReunion });
  expectMissing('overseas-export', sale, { severity: 'warning', field: 'vatRegime' });
  expect(judge('overseas-export', sale).proposal?.changes).toEqual({ vatRegime: 'export' });
  expectSatisfied('overseas-export', goods({ country: 'DE', edit: toGermans }));
});

test('an avoir keeps the tax of its invoice, wherever the goods went', () => {
  const back: Edit = (draft) => {
    draft.kind = 'avoir';
  };
  expectNotApplicable('delivery-abroad', goods({ to: 'JP', edit: back }));
  const fromConsumer: Edit = (draft) => {
    back(draft);
    draft.buyer.kind = 'individual';
  };
  expectNotApplicable('distance-sales', goods({ country: 'DE', edit: fromConsumer }));
});

test('a consumer of another state makes a distance sale, taxed there above the threshold', () => {
  const consumer: Edit = (draft) => {
    draft.buyer.kind = 'individual';
  };
  const sale = goods({ country: 'DE', edit: consumer });
  expectMissing('distance-sales', sale, { severity: 'information', field: 'vatRegime' });
  expect(judge('distance-sales', sale).message).toMatch(/10\u202f000,00\u00a0€ HT par an/);
  expectNotApplicable('distance-sales', goods({ country: 'FR', edit: consumer }));
  expectNotApplicable('distance-sales', goods({ country: 'DE' }));
  expectNotApplicable('distance-sales', (draft) => {
    consumer(draft);
    draft.buyer.address.country = 'DE';
  });
});
