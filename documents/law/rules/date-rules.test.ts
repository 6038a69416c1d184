import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';

test('one date or one side of a period says when it was supplied', () => {
  expectSatisfied('supply-date');
  expectSatisfied('supply-date', (draft) => {
    draft.supply = { end: '2026-11-18' };
  });
  expectMissing(
    'supply-date',
    (draft) => {
      draft.supply = { place: 'Lyon' };
    },
    { severity: 'blocking', field: 'supply.date' },
  );
  expectNotApplicable('supply-date', (draft) => {
    draft.subtype = 'deposit';
  });
});

test('lines that each say their period say when it was supplied', () => {
  const line = { kind: 'item', name: 'Entretien', quantity: '1', unit: 'C62' } as const;
  const of = (...periods: ({ start: string } | undefined)[]): Edit => {
    return (draft) => {
      draft.supply = undefined;
      draft.lines = periods.map((period) => ({
        ...{ ...line, unitPrice: '10', vatRate: '20' },
        ...(period && { period }),
      }));
    };
  };
  const dated = { start: '2026-10-01' };
  expectSatisfied('supply-date', of(dated, dated));
  expectMissing('supply-date', of(dated, undefined), { severity: 'blocking' });
  expectMissing('supply-date', of(), { severity: 'blocking' });
  const inUnion: Edit = (draft) => {
    of(dated)(draft);
    draft.vatRegime = 'eu-goods';
  };
  expectMissing('supply-date', inUnion, { field: 'supply.date' });
});

test('a delivery inside the Union has a date even on a deposit (BR-IC-11)', () => {
  expectMissing(
    'supply-date',
    (draft) => {
      draft.subtype = 'deposit';
      draft.vatRegime = 'eu-goods';
      draft.supply = undefined;
    },
    { field: 'supply.date' },
  );
});

test('a period ends after it starts', () => {
  expectSatisfied('supply-period', (draft) => {
    draft.supply = { start: '2026-11-01', end: '2026-11-01' };
  });
  expectMissing(
    'supply-period',
    (draft) => {
      draft.supply = { start: '2026-11-02', end: '2026-11-01' };
    },
    { severity: 'blocking', field: 'supply.end' },
  );
});

test('what is not supplied yet is a deposit', () => {
  expectSatisfied('supply-after-issue');
  expectMissing(
    'supply-after-issue',
    (draft) => {
      draft.supply = { date: '2026-11-21' };
    },
    { severity: 'warning', field: 'supply.date' },
  );
  expectMissing(
    'supply-after-issue',
    (draft) => {
      draft.supply = { start: '2026-12-01' };
    },
    { field: 'supply.start' },
  );
});

test('a day of payment is needed between professionals, advised for a consumer', () => {
  const without: Edit = (draft) => {
    draft.dueDate = '';
  };
  expectSatisfied('due-date');
  expectMissing('due-date', without, { severity: 'blocking', field: 'dueDate' });
  expectMissing(
    'due-date',
    (draft) => {
      without(draft);
      draft.buyer.kind = 'individual';
    },
    { severity: 'warning' },
  );
  expectNotApplicable('due-date', (draft) => {
    without(draft);
    draft.payment.means = ['paid'];
  });
});

test('it does not come before the invoice, but for a deposit', () => {
  const early: Edit = (draft) => {
    draft.dueDate = '2026-11-19';
  };
  expectSatisfied('due-after-issue', (draft) => {
    draft.dueDate = '2026-11-20';
  });
  expectMissing('due-after-issue', early, { severity: 'blocking', field: 'dueDate' });
  expectNotApplicable('due-after-issue', (draft) => {
    early(draft);
    draft.subtype = 'deposit';
  });
});

test('beyond the legal maximum there is a warning, with the last day', () => {
  expectSatisfied('due-maximum', (draft) => {
    draft.dueDate = '2027-01-31';
  });
  expectMissing(
    'due-maximum',
    (draft) => {
      draft.dueDate = '2027-02-01';
    },
    { severity: 'warning', field: 'dueDate' },
  );
  expect(
    judge('due-maximum', (draft) => {
      draft.dueDate = '2027-02-01';
    }).message,
  ).toMatch(/19\/01\/2027/);
  expectNotApplicable('due-maximum', (draft) => {
    draft.buyer.kind = 'individual';
  });
  expectNotApplicable('due-maximum', (draft) => {
    draft.buyer.address.country = 'DE';
  });
});

test('more than 60 days suppose that the end of a month was agreed', () => {
  const dueOn =
    (dueDate: string, terms?: string): Edit =>
    (draft) => {
      draft.dueDate = dueDate;
      draft.payment.terms = terms;
    };
  const terms = 'Règlement à 45 jours fin de mois';
  expectSatisfied('due-end-of-month', dueOn('2027-01-19'));
  expectMissing('due-maximum', dueOn('2027-01-25'), { severity: 'warning', field: 'dueDate' });
  expectNotApplicable('due-end-of-month', dueOn('2027-01-25'));
  expectSatisfied('due-maximum', dueOn('2027-01-25', terms));
  const atEnd = dueOn('2027-01-31');
  expectMissing('due-end-of-month', atEnd, { severity: 'information', field: 'payment.terms' });
  expectSatisfied('due-end-of-month', dueOn('2027-01-31', terms));
  const { payment } = judge('due-end-of-month', atEnd).proposal?.changes ?? {};
  expect(payment?.terms).toBe('Paiement à 45 jours fin de mois.');
});

test('an invoice of a period is reminded of its shorter delay', () => {
  const ofOctober =
    (dueDate: string): Edit =>
    (draft) => {
      draft.supply = { start: '2026-10-01', end: '2026-10-31' };
      draft.dueDate = dueDate;
    };
  expectSatisfied('due-periodic', ofOctober('2027-01-04'));
  expectMissing('due-periodic', ofOctober('2027-01-05'), {
    severity: 'information',
    field: 'dueDate',
  });
  expectNotApplicable('due-periodic', (draft) => {
    draft.dueDate = '2027-01-05';
  });
});

test('a proforma says until when its price holds, after its own date; an invoice does not', () => {
  const until =
    (validUntil?: string): Edit =>
    (draft) => {
      draft.subtype = 'proforma';
      draft.validUntil = validUntil;
    };
  const missing = { severity: 'information', field: 'validUntil' } as const;
  expectSatisfied('proforma-valid-until', until('2026-12-20'));
  expectMissing('proforma-valid-until', until(), missing);
  expectMissing('proforma-valid-until', until('2026-11-19'), missing);
  expectNotApplicable('proforma-valid-until');
});
