import { test } from 'vitest';
import {
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  lineOf,
} from '#documents/law/rules/judge.test.support.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';

const blocking = { severity: 'blocking' } as const;

test('a SIREN has its key', () => {
  expectSatisfied('buyer-siren-valid');
  expectMissing(
    'buyer-siren-valid',
    (draft) => {
      draft.buyer.siren = '404833049';
    },
    { ...blocking, field: 'buyer.siren' },
  );
  expectNotApplicable('seller-siren-valid');
  expectMissing(
    'seller-siren-valid',
    (draft) => {
      draft.seller.siren = '123456789';
    },
    { ...blocking, field: 'seller.siren' },
  );
});

test('a SIRET has its key and starts with the SIREN', () => {
  expectSatisfied('seller-siret-valid');
  expectMissing(
    'seller-siret-valid',
    (draft) => {
      draft.seller.siret = '73282932000075';
    },
    { ...blocking, field: 'seller.siret' },
  );
  expectMissing(
    'seller-siret-valid',
    (draft) => {
      draft.seller.siren = '404833048';
    },
    { field: 'seller.siret' },
  );
  expectMissing(
    'buyer-siret-valid',
    (draft) => {
      draft.buyer.siret = '73282932000074';
    },
    { field: 'buyer.siret' },
  );
});

test('a VAT number has its form', () => {
  expectSatisfied('seller-vat-number-valid');
  expectMissing(
    'seller-vat-number-valid',
    (draft) => {
      draft.seller.vatNumber = 'FR00732829320';
    },
    { ...blocking, field: 'seller.vatNumber' },
  );
  expectMissing(
    'buyer-vat-number-valid',
    (draft) => {
      draft.buyer.vatNumber = 'DE12';
    },
    { ...blocking, field: 'buyer.vatNumber' },
  );
  expectNotApplicable('buyer-vat-number-valid', (draft) => {
    draft.buyer.vatNumber = '12-345';
    draft.vatRegime = 'non-eu-services';
  });
});

test('the French VAT number holds the SIREN', () => {
  expectSatisfied('seller-vat-number-siren');
  expectMissing(
    'seller-vat-number-siren',
    (draft) => {
      draft.seller.vatNumber = 'FR83404833048';
    },
    { severity: 'warning', field: 'seller.vatNumber' },
  );
  expectSatisfied('seller-vat-number-siren', (draft) => {
    draft.seller.vatNumber = 'DE123456789';
  });
});

test('bank numbers are right', () => {
  expectSatisfied('seller-iban-valid');
  expectMissing(
    'seller-iban-valid',
    (draft) => {
      draft.seller.iban = 'FR76';
    },
    { ...blocking, field: 'seller.iban' },
  );
  expectSatisfied('seller-bic-valid', (draft) => {
    draft.seller.bic = 'PSSTFRPPPAR';
  });
  expectMissing(
    'seller-bic-valid',
    (draft) => {
      draft.seller.bic = 'PSST';
    },
    { ...blocking, field: 'seller.bic' },
  );
  const mandate = { reference: 'RUM-1', creditorId: 'FR72ZZZ123456' };
  expectSatisfied('debtor-iban-valid', (draft) => {
    draft.payment.mandate = { ...mandate, debtorIban: 'DE89370400440532013000' };
  });
  expectMissing(
    'debtor-iban-valid',
    (draft) => {
      draft.payment.mandate = { ...mandate, debtorIban: 'DE00' };
    },
    { field: 'payment.mandate.debtorIban' },
  );
});

test('electronic addresses have a known scheme', () => {
  expectSatisfied('buyer-electronic-address-valid', (draft) => {
    draft.buyer.electronicAddress = '0225:404833048';
  });
  expectMissing(
    'buyer-electronic-address-valid',
    (draft) => {
      draft.buyer.electronicAddress = 'ZZZ:1';
    },
    { ...blocking, field: 'buyer.electronicAddress' },
  );
  expectMissing(
    'buyer-electronic-address-valid',
    (draft) => {
      draft.buyer.electronicAddress = '0225:000';
    },
    blocking,
  );
  expectMissing(
    'seller-electronic-address-valid',
    (draft) => {
      draft.seller.electronicAddress = '0225:a b';
    },
    { field: 'seller.electronicAddress' },
  );
});

test('an electronic address begins with the SIREN of its party', () => {
  expectMissing(
    'seller-electronic-address-siren',
    (draft) => {
      draft.seller.electronicAddress = '0225:404833048_COMPTA';
    },
    { severity: 'warning', field: 'seller.electronicAddress' },
  );
  // Platforms refuse it when the buyer writes the invoice (BR-FR-22).
  expectMissing(
    'seller-electronic-address-siren',
    (draft) => {
      draft.subtype = 'self-billed';
      draft.seller.electronicAddress = '404833048';
    },
    blocking,
  );
  expectMissing(
    'buyer-electronic-address-siren',
    (draft) => {
      draft.buyer.electronicAddress = '0225:732829320';
    },
    { severity: 'warning', field: 'buyer.electronicAddress' },
  );
  expectSatisfied('buyer-electronic-address-siren', (draft) => {
    draft.buyer.electronicAddress = '0225:404833048_ACHATS';
  });
  expectNotApplicable('buyer-electronic-address-siren', (draft) => {
    draft.buyer.electronicAddress = 'EM:compta@client.fr';
  });
  expectNotApplicable('buyer-electronic-address-siren', (draft) => {
    draft.buyer.electronicAddress = '0225:404833048';
    delete draft.buyer.siren;
  });
});

test('a SIREN has nine digits', () => {
  expectMissing(
    'buyer-siren-valid',
    (draft) => {
      draft.buyer.siren = '40483304';
    },
    { ...blocking, field: 'buyer.siren' },
  );
});

test('a payee and an association have right numbers', () => {
  expectSatisfied('payee-siren-valid', (draft) => {
    draft.payee = { name: 'Factor', siren: '404833048' };
  });
  expectMissing(
    'payee-siren-valid',
    (draft) => {
      draft.payee = { name: 'Factor', siren: '404833040' };
    },
    { ...blocking, field: 'payee.siren' },
  );
  const account = { iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPPAR' };
  for (const key of ['iban', 'bic'] as const) {
    expectNotApplicable(`payee-${key}-valid`);
    expectSatisfied(`payee-${key}-valid`, (draft) => {
      draft.payee = { name: 'Factor', ...account };
    });
    expectMissing(
      `payee-${key}-valid`,
      (draft) => {
        draft.payee = { name: 'Factor', ...account, [key]: 'FR76' };
      },
      { ...blocking, field: `payee.${key}` },
    );
  }
  expectSatisfied('seller-rna-valid', (draft) => {
    draft.seller.rna = 'W632004417';
  });
  expectMissing(
    'seller-rna-valid',
    (draft) => {
      draft.seller.rna = '632004417';
    },
    { severity: 'warning', field: 'seller.rna' },
  );
});

test('what is right is satisfied on either side', () => {
  expectSatisfied('seller-siren-valid', (draft) => {
    draft.seller.siren = '732829320';
  });
  expectSatisfied('buyer-siret-valid', (draft) => {
    draft.buyer.siren = '732829320';
    draft.buyer.siret = '73282932000074';
  });
  expectSatisfied('buyer-vat-number-valid');
  expectSatisfied('seller-electronic-address-valid', (draft) => {
    draft.seller.electronicAddress = '0225:732829320_COMPTA';
  });
});

test('the SIREN and the VAT number of a buyer are of one company', () => {
  expectSatisfied('buyer-vat-number-siren');
  expectMissing(
    'buyer-vat-number-siren',
    (draft) => {
      draft.buyer.vatNumber = 'FR44732829320';
    },
    { severity: 'warning', field: 'buyer.vatNumber' },
  );
  expectSatisfied('buyer-vat-number-siren', (draft) => {
    draft.buyer.vatNumber = 'DE136695976';
  });
});

test('an e-mail that is none keeps a new document a BROUILLON, and an older one as it was', () => {
  for (const role of ['seller', 'buyer'] as const) {
    const id = `${role}-email-valid`;
    const field = `${role}.email` as const;
    expectNotApplicable(id);
    expectSatisfied(id, (draft) => {
      draft[role].email = 'nom@exemple.fr';
    });
    expectMissing(
      id,
      (draft) => {
        draft.issueDate = '2026-11-29';
        draft[role].email = 'pas un mail';
      },
      { ...blocking, field },
    );
    expectMissing(
      id,
      (draft) => {
        draft.issueDate = '2026-11-28';
        draft[role].email = 'pas un mail';
      },
      { severity: 'warning', field },
    );
  }
});

test('the numbers of a delivery, a refund and a mandate are right', () => {
  const place = { name: '', line1: '', postalCode: '', city: '', country: 'FR' };
  const cases: [id: string, field: DraftPath, right: string, wrong: string, write: Write][] = [
    [
      ...(['delivery-siret-valid', 'deliveryAddress.siret', '73282932000074', '732'] as const),
      (draft, siret) => {
        draft.deliveryAddress = { ...place, siret };
      },
    ],
    [
      ...(['creditor-id-valid', 'payment.mandate.creditorId', 'FR72ZZZ123456', 'FR'] as const),
      (draft, creditorId) => {
        draft.payment.mandate = { reference: 'RUM-1', creditorId };
      },
    ],
  ];
  for (const [id, field, right, wrong, write] of cases) {
    expectNotApplicable(id);
    expectSatisfied(id, (draft) => write(draft, right));
    expectMissing(
      id,
      (draft) => {
        draft.issueDate = '2026-12-01';
        write(draft, wrong);
      },
      { ...blocking, field },
    );
  }
  expectMissing(
    'refund-iban-valid',
    (draft) => {
      draft.issueDate = '2026-12-01';
      draft.credit = { treatment: { kind: 'refund', iban: 'FR76' } };
    },
    { ...blocking, field: 'credit.treatment.iban' },
  );
});

type Write = (draft: Draft, value: string) => void;

test('a telephone, a site or a code that is none is said, and blocks nothing', () => {
  expectNotApplicable('typed-values');
  expectNotApplicable('typed-values', (draft) => {
    draft.seller.phone = '06 12 34 56 78';
    draft.seller.website = 'www.exemple.fr';
    draft.seller.naf = '4332A';
    lineOf(draft, 0).gtin = '4006381333931';
  });
  expectMissing(
    'typed-values',
    (draft) => {
      draft.buyer.phone = 'sur demande';
    },
    { severity: 'warning', field: 'buyer.phone' },
  );
  expectMissing(
    'typed-values',
    (draft) => {
      lineOf(draft, 1).gtin = '12';
    },
    { severity: 'warning', field: 'lines[1].gtin' },
  );
});
