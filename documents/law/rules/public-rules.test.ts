import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import {
  completeDraft,
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';

function toTown(edit: Edit = () => undefined): Edit {
  return (draft) => {
    draft.buyer.kind = 'public';
    edit(draft);
  };
}

test('a public buyer has a SIRET', () => {
  expectNotApplicable('buyer-siret');
  expectMissing('buyer-siret', toTown(), { severity: 'warning', field: 'buyer.siret' });
  expectSatisfied(
    'buyer-siret',
    toTown((draft) => {
      draft.buyer.siret = '73282932000074';
    }),
  );
});

test('a public buyer has a service, named in either of its two fields', () => {
  expectNotApplicable('buyer-reference');
  expectMissing('buyer-reference', toTown(), {
    severity: 'warning',
    field: 'references.buyerReference',
  });
  expect(judge('buyer-reference', toTown()).message).toMatch(/^Tapez le code du service/);
  expectSatisfied(
    'buyer-reference',
    toTown((draft) => {
      draft.references.buyerReference = 'SERVICE';
    }),
  );
  expectSatisfied(
    'buyer-reference',
    toTown((draft) => {
      draft.buyer.routingCode = 'SERVICE';
    }),
  );
});

test('a public buyer has an engagement instead of an order', () => {
  const without = toTown((draft) => {
    draft.references.purchaseOrder = undefined;
  });
  expectSatisfied('public-commitment', toTown());
  expectMissing('public-commitment', without, {
    severity: 'warning',
    field: 'references.purchaseOrder',
  });
  expect(judge('public-commitment', without).message).toMatch(/^Tapez le numéro d’engagement/);
  expectNotApplicable('public-commitment');
  expectNotApplicable('purchase-order', without);
});

test('an invoice to a public buyer goes through Chorus Pro, a proforma does not', () => {
  expectMissing('public-platform', toTown(), { severity: 'information' });
  expectNotApplicable('public-platform');
  expectNotApplicable(
    'public-platform',
    toTown((draft) => {
      draft.subtype = 'proforma';
    }),
  );
  expectNotApplicable(
    'public-platform',
    toTown((draft) => {
      draft.issueDate = '2026-08-31';
    }),
  );
});

test('service and engagement are where a platform looks for them (BT-10, BT-13)', () => {
  const xml = buildFacturX(
    completeDraft(
      toTown((draft) => {
        draft.buyer.routingCode = 'SCO-2026';
        draft.references.purchaseOrder = 'EJ-2026-003481';
      }),
    ),
  );
  expect(xml).toContain('<ram:BuyerReference>SCO-2026</ram:BuyerReference>');
  expect(xml).toMatch(/<ram:BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>EJ-2026-003481</);
});
