import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';

const asSoleTrader: Edit = (draft) => {
  draft.seller = {
    ...draft.seller,
    kind: 'sole-trader',
    legalForm: undefined,
    shareCapital: undefined,
  };
};

test('the seller is named, even on a proforma', () => {
  expectSatisfied('seller-name');
  expectMissing(
    'seller-name',
    (draft) => {
      draft.seller.name = '';
      draft.subtype = 'proforma';
    },
    { severity: 'blocking', field: 'seller.name' },
  );
});

test('a sole trader is « EI » as soon as he has a name', () => {
  expectNotApplicable('seller-sole-trader');
  expectSatisfied('seller-sole-trader', asSoleTrader);
  expectMissing(
    'seller-sole-trader',
    (draft) => {
      asSoleTrader(draft);
      draft.seller.name = '';
    },
    { severity: 'blocking' },
  );
});

test('the seller’s address is complete', () => {
  expectSatisfied('seller-address');
  expectMissing(
    'seller-address',
    (draft) => {
      draft.seller.address.line1 = '';
    },
    { field: 'seller.address.line1' },
  );
  expectMissing(
    'seller-address',
    (draft) => {
      draft.seller.address.postalCode = '7501';
    },
    { field: 'seller.address.postalCode' },
  );
  expectMissing(
    'seller-address',
    (draft) => {
      draft.seller.address.city = '';
    },
    { field: 'seller.address.city' },
  );
});

test('no registration, no invoice', () => {
  expectSatisfied('seller-siren');
  expectMissing(
    'seller-siren',
    (draft) => {
      draft.seller.siret = undefined;
    },
    { severity: 'blocking', field: 'seller.siren' },
  );
  const individual = judge('seller-siren', (draft) => {
    draft.seller.kind = 'individual';
    draft.seller.siret = undefined;
  });
  expect(individual.message).toMatch(/un particulier établit plutôt un reçu/);
  const company = judge('seller-siren', (draft) => {
    draft.seller.siret = undefined;
  });
  expect(company.message).toMatch(/^Indiquez votre SIREN/);
});

test('a foreign seller is known by its VAT number, but outside the scope (BR-O-02)', () => {
  const foreign: Edit = (draft) => {
    draft.seller.siret = undefined;
    draft.seller.address.country = 'DE';
  };
  expectSatisfied('seller-siren', foreign);
  expectMissing(
    'seller-siren',
    (draft) => {
      foreign(draft);
      draft.seller.vatNumber = undefined;
    },
    { field: 'seller.siren' },
  );
  expectMissing(
    'seller-siren',
    (draft) => {
      foreign(draft);
      draft.vatRegime = 'non-eu-services';
    },
    { field: 'seller.siren' },
  );
});

test('a company says its form, its capital and its register', () => {
  expectSatisfied('seller-legal-form');
  expectMissing(
    'seller-legal-form',
    (draft) => {
      draft.seller.legalForm = undefined;
    },
    { severity: 'blocking', field: 'seller.legalForm' },
  );
  expectSatisfied('seller-share-capital');
  expectSatisfied('seller-share-capital', (draft) => {
    draft.seller.shareCapital = undefined;
    draft.seller.hasVariableCapital = true;
  });
  expectMissing(
    'seller-share-capital',
    (draft) => {
      draft.seller.shareCapital = '0';
    },
    { severity: 'warning', field: 'seller.shareCapital' },
  );
  expectNotApplicable('seller-share-capital', (draft) => {
    draft.seller.legalForm = 'SNC';
  });
  expectSatisfied('seller-registry');
  expectMissing(
    'seller-registry',
    (draft) => {
      draft.seller.registry = undefined;
    },
    { severity: 'blocking', field: 'seller.registry' },
  );
});

test('the register of a sole trader is a piece of advice, a liberal has none', () => {
  expectMissing(
    'seller-registry',
    (draft) => {
      asSoleTrader(draft);
      draft.seller.registry = undefined;
    },
    { severity: 'information' },
  );
  expectNotApplicable('seller-registry', (draft) => {
    asSoleTrader(draft);
    draft.seller.kind = 'liberal';
  });
  expectNotApplicable('seller-legal-form', asSoleTrader);
});
