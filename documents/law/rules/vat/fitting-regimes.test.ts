import { describe, expect, test } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import { completeDraft, TODAY } from '#documents/law/rules/judge.test.support.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';

type Sale = {
  page: 'facture-tva' | 'facture-auto-entrepreneur';
  operation: 'goods' | 'services';
  buyer: Draft['buyer']['kind'];
  country: keyof typeof NUMBERS;
};

/** The customer’s VAT number, where its state gives one. */
const NUMBERS = { FR: 'FR83404833048', DE: 'DE136695976', CH: undefined } as const;

/** By page, sale, customer and country: the regimes that are right, the usual one first. */
const RIGHT = `
  facture-tva               goods    individual       FR  normal
  facture-tva               goods    individual       DE  normal one-stop-shop
  facture-tva               goods    individual       CH  export
  facture-tva               goods    business         FR  normal
  facture-tva               goods    eu-business      DE  eu-goods
  facture-tva               goods    foreign-business CH  export
  facture-tva               services individual       FR  normal
  facture-tva               services individual       DE  normal one-stop-shop
  facture-tva               services individual       CH  normal non-eu-services
  facture-tva               services business         FR  normal
  facture-tva               services eu-business      DE  eu-services
  facture-tva               services foreign-business CH  non-eu-services
  facture-tva               services public           FR  normal
  facture-auto-entrepreneur goods    individual       FR  franchise
  facture-auto-entrepreneur goods    individual       DE  franchise
  facture-auto-entrepreneur goods    individual       CH  export franchise
  facture-auto-entrepreneur goods    business         FR  franchise
  facture-auto-entrepreneur goods    eu-business      DE  franchise
  facture-auto-entrepreneur goods    foreign-business CH  export franchise
  facture-auto-entrepreneur services individual       FR  franchise
  facture-auto-entrepreneur services individual       DE  franchise
  facture-auto-entrepreneur services individual       CH  franchise non-eu-services
  facture-auto-entrepreneur services business         FR  franchise
  facture-auto-entrepreneur services eu-business      DE  eu-services
  facture-auto-entrepreneur services foreign-business CH  non-eu-services
  facture-auto-entrepreneur services public           FR  franchise`;

const cases = RIGHT.trim()
  .split('\n')
  .map((row) => {
    const [page, operation, buyer, country, ...regimes] = row.trim().split(/\s+/);
    return { sale: { page, operation, buyer, country } as Sale, regimes: regimes as VatRegime[] };
  });

/** Those among which users err: the other ones are schemes of their own. */
const CONFUSED: readonly VatRegime[] = [
  'normal',
  'franchise',
  'eu-services',
  'eu-goods',
  'export',
  'non-eu-services',
  'one-stop-shop',
];

/** The rules that judge whether a regime fits the sale. */
const JUDGES: ReadonlySet<string> = new Set([
  'regime-operation',
  'regime-buyer',
  'franchise-in-the-union',
  'services-abroad',
  'delivery-abroad',
  'buyer-outside-union',
  'buyer-vat-country',
  'buyer-vat-number',
  'goods-destination',
  'one-stop-shop-buyer',
  'one-stop-shop-country',
]);

function sell({ page, operation, buyer, country }: Sale, vatRegime: VatRegime): Draft {
  return completeDraft((draft) => {
    Object.assign(draft, { kind: page, operation, vatRegime });
    draft.buyer.kind = buyer;
    draft.buyer.address.country = country;
    if (country !== 'FR') delete draft.buyer.siren;
    draft.buyer.vatNumber = buyer === 'individual' ? undefined : NUMBERS[country];
  });
}

function listObjections(draft: Draft) {
  return checkConformity(draft, TODAY).filter(
    ({ id, state, severity }) =>
      JUDGES.has(id) && state === 'missing' && severity !== 'information',
  );
}

function offers(page: Sale['page'], regime: VatRegime): boolean {
  const isTaxed = regime === 'normal' || regime === 'one-stop-shop';
  return page === 'facture-tva' ? regime !== 'franchise' : !isTaxed;
}

describe.each(cases)('$sale.page, $sale.operation, $sale.buyer, $sale.country', (row) => {
  const { sale, regimes } = row;

  test('nothing objects to a right regime', () => {
    for (const regime of regimes) expect(listObjections(sell(sale, regime)), regime).toEqual([]);
  });

  test('any other one meets an objection', () => {
    const wrong = CONFUSED.filter((one) => offers(sale.page, one) && !regimes.includes(one));
    const passing = wrong.filter((regime) => listObjections(sell(sale, regime)).length === 0);
    expect(passing).toEqual([]);
  });

  test('the proposals lead to the usual one', () => {
    for (const wrong of CONFUSED.filter((one) => offers(sale.page, one))) {
      const proposed = listObjections(sell(sale, wrong)).flatMap(
        ({ proposal }) => proposal?.changes.vatRegime ?? [],
      );
      for (const regime of proposed) expect(regimes, `${wrong} → ${regime}`).toContain(regime);
    }
  });
});
