import { expect, test } from 'vitest';
import type { Severity } from '#documents/law/rule.ts';
import {
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from '#documents/law/rules/judge.test.support.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { listNaturedFields } from '#documents/model/fields/natured-fields.ts';
import { BLOCKING, BLOCKING_WHEN_NEW, HARMLESS } from './typed-values-rule.ts';

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

type Write = (draft: Draft) => void;

const place = { name: '', line1: '', postalCode: '', city: '', country: 'FR' };
const mandate = { reference: 'RUM-1', creditorId: 'FR72ZZZ123456' };

/** By path: what writes a wrong value; what is grave keeps a new document a BROUILLON. */
const WRONG_VALUES: readonly (readonly [field: DraftPath, severity: Severity, write: Write])[] = [
  ['seller.email', 'blocking', (draft) => Object.assign(draft.seller, { email: 'pas un mail' })],
  ['buyer.email', 'blocking', (draft) => Object.assign(draft.buyer, { email: 'pas un mail' })],
  [
    'deliveryAddress.siret',
    'blocking',
    (draft) => Object.assign(draft, { deliveryAddress: { ...place, siret: '732' } }),
  ],
  [
    'payment.mandate.creditorId',
    'blocking',
    (draft) => Object.assign(draft.payment, { mandate: { ...mandate, creditorId: 'FR' } }),
  ],
  [
    'payment.mandate.debtorIban',
    'blocking',
    (draft) => Object.assign(draft.payment, { mandate: { ...mandate, debtorIban: 'DE00' } }),
  ],
  ['seller.iban', 'blocking', (draft) => Object.assign(draft.seller, { iban: 'FR76' })],
  ['seller.bic', 'blocking', (draft) => Object.assign(draft.seller, { bic: 'PSST' })],
  ...(['siren', 'iban', 'bic'] as const).map(
    (key) =>
      [
        `payee.${key}`,
        'blocking',
        (draft: Draft) => Object.assign(draft, { payee: { name: 'Factor', [key]: 'FR76' } }),
      ] as const,
  ),
  ['buyer.phone', 'warning', (draft) => Object.assign(draft.buyer, { phone: 'sur demande' })],
  ['seller.website', 'warning', (draft) => Object.assign(draft.seller, { website: 'aucun' })],
  ['seller.naf', 'warning', (draft) => Object.assign(draft.seller, { naf: 'menuiserie' })],
  ['seller.rna', 'warning', (draft) => Object.assign(draft.seller, { rna: '632004417' })],
];

test('every other value that says what it is has its rule', () => {
  for (const [field, severity, write] of WRONG_VALUES)
    expectMissing(
      'typed-values',
      (draft) => {
        draft.issueDate = '2026-11-29';
        write(draft);
      },
      { severity, field },
    );
});

test('a document issued before a value was checked stays as it was drawn', () => {
  const blocked = WRONG_VALUES.filter(([, , write]) => {
    return judge('typed-values', write).severity === 'blocking';
  });
  expect(blocked.map(([field]) => field)).toEqual([
    ...['payment.mandate.debtorIban', 'seller.iban', 'seller.bic'],
    ...['payee.siren', 'payee.iban', 'payee.bic'],
  ]);
});

test('the gravest mistake is said, and right values need no rule', () => {
  expectMissing(
    'typed-values',
    (draft) => {
      draft.issueDate = '2026-12-01';
      draft.seller.phone = 'sur demande';
      draft.buyer.email = 'pas un mail';
    },
    { ...blocking, field: 'buyer.email' },
  );
  expectNotApplicable('typed-values', (draft) => {
    Object.assign(draft.seller, { phone: '06 12 34 56 78', website: 'www.exemple.fr' });
    Object.assign(draft.seller, { naf: '4332A', rna: 'W632004417', email: 'nom@exemple.fr' });
    draft.payee = { name: 'Factor', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPPAR' };
    draft.payment.mandate = { ...mandate, debtorIban: 'DE89370400440532013000' };
    draft.deliveryAddress = { ...place, siret: '73282932000074' };
  });
});

test('a number with a rule of its own, or a postcode, is not said twice', () => {
  expectNotApplicable('typed-values', (draft) => {
    Object.assign(draft.seller, { siren: '1', siret: '2', vatNumber: 'FR' });
    Object.assign(draft.buyer, { siren: '1', vatNumber: 'FR', electronicAddress: '0225:a b' });
    draft.seller.address.postalCode = '7501';
    draft.credit = { treatment: { kind: 'refund', iban: 'FR76' } };
  });
});

test('every value of the model that says what it is has a rule', () => {
  const watched = [...BLOCKING, ...BLOCKING_WHEN_NEW, ...HARMLESS];
  const inModel = listNaturedFields()
    .map(({ keys, nature }) => [keys.join('.'), nature] as const)
    .filter(([path]) => !OF_OTHER_RULES.test(path));
  expect(watched.toSorted()).toEqual(inModel.toSorted());
});

/** Numbers of the law, a refund, a group or a representative, addresses; a bar code has no rule. */
const OF_OTHER_RULES =
  /^(seller|buyer)\.(siren|siret|vat|taxRep|electronicAddress)|^credit\.|postalCode$|gtin$/;
