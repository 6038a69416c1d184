import { expect, test } from 'vitest';
import {
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';

const blocking = { severity: 'blocking' } as const;

test('an invoice with VAT is not for a franchise, nor the other way round', () => {
  expectSatisfied('vat-regime-fits');
  expectMissing(
    'vat-regime-fits',
    (draft) => {
      draft.vatRegime = 'franchise';
    },
    { ...blocking, field: 'vatRegime' },
  );
  expect(
    judge('vat-regime-fits', (draft) => {
      draft.vatRegime = 'franchise';
    }).message,
  ).toMatch(/Facture sans TVA/);
  const taxed = judge('vat-regime-fits', (draft) => {
    draft.kind = 'facture-auto-entrepreneur';
  });
  expect(taxed.state).toBe('missing');
  expect(taxed.message).toMatch(/Facture avec TVA/);
});

test('a number is needed, of 35 simple characters at most', () => {
  expectSatisfied('number');
  expectMissing(
    'number',
    (draft) => {
      draft.number = '';
    },
    { ...blocking, field: 'number' },
  );
  expectSatisfied('number-characters', (draft) => {
    draft.number = 'Az09+-_/';
  });
  for (const number of ['F 1', 'É1', 'F#1', 'F'.repeat(36)]) {
    expectMissing(
      'number-characters',
      (draft) => {
        draft.number = number;
      },
      { ...blocking, field: 'number' },
    );
  }
  expectNotApplicable('number-characters', (draft) => {
    draft.number = '';
  });
  expectNotApplicable('number', (draft) => {
    draft.subtype = 'proforma';
  });
});

test('an issue date is needed, near today', () => {
  expectSatisfied('issue-date');
  expectMissing(
    'issue-date',
    (draft) => {
      draft.issueDate = '';
    },
    { ...blocking, field: 'issueDate' },
  );
  expectSatisfied('issue-date-future', (draft) => {
    draft.issueDate = '2026-11-27';
  });
  expectMissing(
    'issue-date-future',
    (draft) => {
      draft.issueDate = '2026-11-28';
    },
    { severity: 'warning' },
  );
  expectSatisfied('issue-date-old', (draft) => {
    draft.issueDate = '2025-11-20';
  });
  expectMissing(
    'issue-date-old',
    (draft) => {
      draft.issueDate = '2025-11-18';
    },
    { severity: 'warning' },
  );
});

test('a title says what the document is', () => {
  expectNotApplicable('title');
  expectSatisfied('title', (draft) => {
    draft.title = 'Facture de travaux';
  });
  expectSatisfied('title', (draft) => {
    draft.title = 'Note d’honoraires';
  });
  expectMissing(
    'title',
    (draft) => {
      draft.title = 'Devis';
    },
    { severity: 'warning', field: 'title' },
  );
  expectSatisfied('title', (draft) => {
    draft.subtype = 'proforma';
    draft.title = 'Pro forma';
  });
  expectMissing(
    'title',
    (draft) => {
      draft.subtype = 'proforma';
      draft.title = 'Facture';
    },
    { field: 'title' },
  );
});

test('a currency exists, and another than the euro has its rate', () => {
  expectSatisfied('currency');
  expectMissing(
    'currency',
    (draft) => {
      draft.currency = 'ABC';
    },
    { ...blocking, field: 'currency' },
  );
  expectNotApplicable('exchange-rate');
  expectMissing(
    'exchange-rate',
    (draft) => {
      draft.currency = 'USD';
    },
    { ...blocking, field: 'exchangeRate' },
  );
  expectSatisfied('exchange-rate', (draft) => {
    draft.currency = 'USD';
    draft.exchangeRate = { rate: '0.92', date: '2026-11-19' };
  });
});
