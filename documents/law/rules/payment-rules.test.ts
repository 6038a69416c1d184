import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
} from './judge.test.support.ts';

const blocking = { severity: 'blocking' } as const;

test('there is a way to pay', () => {
  expectSatisfied('payment-means');
  expectMissing(
    'payment-means',
    (draft) => {
      draft.payment.means = [];
    },
    { severity: 'warning', field: 'payment.means' },
  );
});

test('a transfer needs an IBAN (BR-61)', () => {
  expectSatisfied('transfer-iban');
  expectMissing(
    'transfer-iban',
    (draft) => {
      draft.seller.iban = undefined;
    },
    { ...blocking, field: 'seller.iban' },
  );
  expectNotApplicable('transfer-iban', (draft) => {
    draft.seller.iban = undefined;
    draft.payment.means = ['card'];
  });
});

test('a payee is paid on its own account (BG-10)', () => {
  const factor = { name: 'Factor SA' };
  expectNotApplicable('payee-account');
  expectMissing(
    'payee-account',
    (draft) => {
      draft.payee = factor;
    },
    { severity: 'warning', field: 'payee.iban' },
  );
  expectSatisfied('payee-account', (draft) => {
    draft.payee = { ...factor, iban: 'FR7630004049990022984085739' };
  });
  expectMissing(
    'payee-account',
    (draft) => {
      draft.payee = { ...factor, iban: draft.seller.iban };
    },
    {},
  );
  expectNotApplicable('payee-account', (draft) => {
    draft.payee = factor;
    draft.payment.means = ['cheque'];
  });
  expectSatisfied('transfer-iban', (draft) => {
    draft.seller.iban = undefined;
    draft.payee = { ...factor, iban: 'FR7630004049990022984085739' };
  });
  expectMissing(
    'transfer-iban',
    (draft) => {
      draft.seller.iban = undefined;
      draft.payee = factor;
    },
    { ...blocking, field: 'payee.iban' },
  );
});

test('a direct debit needs a mandate and a creditor', () => {
  const debit =
    (reference: string, creditorId: string): Edit =>
    (draft) => {
      draft.payment.means = ['direct-debit'];
      draft.payment.mandate = { reference, creditorId };
    };
  expectSatisfied('direct-debit-mandate', debit('RUM-1', 'FR72ZZZ123456'));
  expectMissing('direct-debit-mandate', debit('', 'FR72ZZZ123456'), {
    ...blocking,
    field: 'payment.mandate.reference',
  });
  expectMissing('direct-debit-mandate', debit('RUM-1', ''), {
    field: 'payment.mandate.creditorId',
  });
});

test('a link is given', () => {
  expectMissing(
    'payment-link',
    (draft) => {
      draft.payment.means = ['link'];
    },
    { ...blocking, field: 'payment.link' },
  );
  expectSatisfied('payment-link', (draft) => {
    draft.payment.means = ['link'];
    draft.payment.link = 'https://payer.example';
  });
});

test('cash stops at 1 000 €', () => {
  const cash: Edit = (draft) => {
    draft.payment.means = ['cash'];
  };
  expectMissing('cash-ceiling', cash, { severity: 'warning', field: 'payment.means' });
  expectMissing(
    'cash-ceiling',
    (draft) => {
      draft.payment.means = ['paid', 'cash'];
      draft.prepayments = [{ amount: '2000.00', date: '2026-11-10' }];
    },
    { severity: 'warning' },
  );
  expectSatisfied('cash-ceiling', (draft) => {
    cash(draft);
    draft.lines = [{ ...lineOf(draft, 0), quantity: '1', unitPrice: '833.33' }];
  });
  // 833.34 € and 20 % are 1 000.01 €.
  expectMissing(
    'cash-ceiling',
    (draft) => {
      cash(draft);
      draft.lines = [{ ...lineOf(draft, 0), quantity: '1', unitPrice: '833.34' }];
    },
    {},
  );
  const ofBuyer =
    (kind: Draft['buyer']['kind'], country: string, currency = 'EUR'): Edit =>
    (draft) => {
      cash(draft);
      draft.buyer.kind = kind;
      draft.buyer.address.country = country;
      draft.currency = currency;
    };
  // CMF D112-3: residents of France, and professionals wherever they live.
  expectMissing('cash-ceiling', ofBuyer('individual', 'FR'), {});
  expectMissing('cash-ceiling', ofBuyer('foreign-business', 'CH'), {});
  expectNotApplicable('cash-ceiling', ofBuyer('individual', 'CH'));
  expectNotApplicable('cash-ceiling', ofBuyer('business', 'FR', 'CHF'));
});

test('retention money is kept back a year at most', () => {
  const releasedOn =
    (releaseDate: string, subject = 'Rénovation des bureaux'): Edit =>
    (draft) => {
      draft.subject = subject;
      draft.payment.retention = { percent: '5', releaseDate };
    };
  const field = 'payment.retention.releaseDate';
  expectNotApplicable('retention-release');
  expectSatisfied('retention-release', releasedOn('2027-11-20'));
  expectMissing('retention-release', releasedOn('2027-11-21'), { severity: 'warning', field });
  // Ongoing works are accepted later.
  expectMissing('retention-release', releasedOn('2028-01-31', 'Situation n° 2'), {
    severity: 'information',
  });
  for (const subtype of ['deposit', 'situation'] as const) {
    expectMissing(
      'retention-release',
      (draft) => {
        releasedOn('2028-01-31')(draft);
        draft.subtype = subtype;
      },
      { severity: 'information' },
    );
  }
  const { message, proposal } = judge('retention-release', releasedOn('2029-01-01'));
  expect(message).toContain('ramenez la date au 20/11/2027');
  expect(proposal?.label).toBe('Libérer le 20/11/2027');
  expect(proposal?.changes.payment).toMatchObject({
    means: ['transfer'],
    retention: { percent: '5', releaseDate: '2027-11-20' },
  });
});

test('the year of retention money begins with the works that end after their invoice', () => {
  const ending =
    (supply: Draft['supply'], releaseDate: string): Edit =>
    (draft) => {
      draft.supply = supply;
      draft.payment.retention = { percent: '5', releaseDate };
    };
  for (const supply of [{ start: '2026-11-01', end: '2027-01-31' }, { date: '2027-01-31' }]) {
    expectSatisfied('retention-release', ending(supply, '2028-01-31'));
    expectMissing('retention-release', ending(supply, '2028-02-01'), { severity: 'warning' });
  }
  // Without a day, no year can be counted.
  expectSatisfied('retention-release', (draft) => {
    ending(undefined, '2031-01-01')(draft);
    draft.issueDate = '';
  });
});
