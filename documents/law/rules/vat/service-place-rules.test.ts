import { expect, test } from 'vitest';
import { kinds } from '#documents/kinds/index.ts';
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
import { listFittingRegimes } from '#documents/law/vat/fitting-regimes.ts';
import type { Draft } from '#documents/model/draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { saleTraitsOf } from './sale-traits.ts';

const ID = 'services-abroad';

function serving(kind: Draft['buyer']['kind'], country: string, edit?: Edit): Edit {
  return (draft) => {
    draft.buyer.kind = kind;
    draft.buyer.address.country = country;
    edit?.(draft);
  };
}

function proposed(edit: Edit) {
  return judge(ID, edit).proposal?.changes.vatRegime;
}

test('a service to a business abroad is seldom taxed in France', () => {
  const german = serving('eu-business', 'DE');
  expectMissing(ID, german, { severity: 'warning', field: 'vatRegime' });
  expect(proposed(german)).toBe('eu-services');
  expect(proposed(serving('foreign-business', 'CH'))).toBe('non-eu-services');
});

test('a franchise does not stand in for the reverse charge, unless its author says why', () => {
  const german: Edit = (draft) => {
    serving('eu-business', 'DE')(draft);
    Object.assign(draft, { kind: 'facture-auto-entrepreneur', vatRegime: 'franchise' });
    draft.issueDate = '2026-11-29';
    delete draft.seller.vatNumber;
  };
  expectMissing(ID, german, { severity: 'blocking', field: 'vatRegime' });
  const { proposal, otherProposals } = judge(ID, german);
  expect(proposal?.label).toBe('Allemagne\u00a0: autoliquidation, votre n°\u00a0de TVA');
  expect(proposal?.changes).toMatchObject({
    vatRegime: 'eu-services',
    seller: { name: 'Atelier Dupont', vatNumber: 'FR44732829320' },
  });
  expect(otherProposals?.map(({ changes }) => changes)).toEqual([
    { operation: 'goods' },
    { suppliedInFrance: true },
  ]);
  for (const { changes } of otherProposals ?? []) {
    const state = judge(ID, (draft) => {
      german(draft);
      Object.assign(draft, changes);
    });
    expect(state.state, JSON.stringify(changes)).not.toBe('missing');
  }
});

test('an invoice of before that rule stays final, a draft without a day does not', () => {
  const dated =
    (issueDate: string): Edit =>
    (draft) => {
      serving('eu-business', 'DE')(draft);
      Object.assign(draft, {
        kind: 'facture-auto-entrepreneur',
        vatRegime: 'franchise',
        issueDate,
      });
    };
  expectMissing(ID, dated('2026-11-28'), { severity: 'warning' });
  expectMissing(ID, dated(''), { severity: 'blocking' });
});

test('a quote under the franchise for goods of a German business keeps the franchise', () => {
  const quoted: Edit = (draft) => {
    serving('eu-business', 'DE')(draft);
    Object.assign(draft, { kind: 'devis', vatRegime: 'franchise', operation: 'goods' });
  };
  expectNotApplicable(ID, quoted);
  const draft = completeDraft(quoted);
  const context = { draft, totals: computeTotals(draft), kind: kinds.devis, today: TODAY };
  expect(saleTraitsOf(context)).toMatchObject({ seller: 'franchise', place: 'union' });
  expect(listFittingRegimes(saleTraitsOf(context))).toEqual(['franchise']);
});

test('a VAT number of another state tells where the customer is, until its address does', () => {
  const numbered =
    (postalCode: string): Edit =>
    (draft) => {
      Object.assign(draft, { kind: 'facture-auto-entrepreneur', vatRegime: 'franchise' });
      Object.assign(draft.buyer, { vatNumber: 'EL123456789', siren: undefined });
      draft.buyer.address.postalCode = postalCode;
    };
  expect(judge(ID, numbered('')).proposal?.changes.buyer).toMatchObject({
    kind: 'eu-business',
    address: { country: 'GR' },
  });
  expectNotApplicable(ID, numbered('69006'));
});

test('Guyane is outside the territory of VAT, Réunion is within', () => {
  const at = (postalCode: string) =>
    serving('business', 'FR', ({ buyer }) => {
      buyer.address.postalCode = postalCode;
    });
  expect(proposed(at('97300'))).toBe('non-eu-services');
  expectNotApplicable(ID, at('97400'));
  expectNotApplicable(ID, at('69006'));
});

test('goods, consumers and what bears no tax are left alone', () => {
  expectNotApplicable(ID, serving('individual', 'DE'));
  expectNotApplicable(
    ID,
    serving('eu-business', 'DE', (draft) => {
      draft.operation = 'goods';
    }),
  );
  expectNotApplicable(
    ID,
    serving('eu-business', 'DE', (draft) => {
      draft.vatRegime = 'eu-services';
    }),
  );
  expectSatisfied(
    ID,
    serving('eu-business', 'DE', (draft) => {
      for (const index of [0, 1]) lineOf(draft, index).vatRate = '0';
    }),
  );
});

test('an avoir keeps the tax of its invoice', () => {
  expectNotApplicable(
    ID,
    serving('eu-business', 'DE', (draft) => {
      draft.kind = 'avoir';
    }),
  );
});

test('a seller of Guyane taxes nothing anyway', () => {
  expectNotApplicable(
    ID,
    serving('eu-business', 'DE', ({ seller }) => {
      seller.address.postalCode = '97300';
    }),
  );
});
