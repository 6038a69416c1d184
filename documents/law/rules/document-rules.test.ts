import { expect, test } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
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

test('without VAT a rate is asked for the books alone, and blocks nothing', () => {
  const inCurrency =
    (currency: string, rate?: string): Edit =>
    (draft) => {
      draft.currency = currency;
      draft.vatRegime = 'non-eu-services';
      if (rate) draft.exchangeRate = { rate, date: '2026-11-19' };
    };
  expectNotApplicable('exchange-rate-of-books');
  for (const [currency, rate] of [
    ['USD'],
    ['GBP'],
    ['JPY'],
    ['USD', '0'],
    ['USD', '0.00'],
  ] as const) {
    expectNotApplicable('exchange-rate', inCurrency(currency, rate));
    expectMissing('exchange-rate-of-books', inCurrency(currency, rate), {
      severity: 'warning',
      field: 'exchangeRate',
    });
  }
  expectSatisfied('exchange-rate-of-books', inCurrency('USD', '0.92'));
  expectNotApplicable('exchange-rate-of-books', (draft) => {
    draft.currency = 'USD';
  });
  expectMissing(
    'exchange-rate',
    (draft) => {
      draft.currency = 'USD';
      draft.exchangeRate = { rate: '0.00', date: '2026-11-19' };
    },
    { ...blocking, field: 'exchangeRate' },
  );
});

test('amounts of a currency without cents have none; the prices of one may', () => {
  const inYens = (edit: Edit) => (draft: Draft) => {
    draft.currency = 'JPY';
    lineOf(draft, 0).unitPrice = '4.5';
    edit(draft);
  };
  expectSatisfied(
    'currency',
    inYens((draft) => {
      draft.charges = [{ amount: '12', reason: 'Port' }];
    }),
  );
  const wrong: readonly (readonly [Edit, DraftPath, string])[] = [
    [(draft) => draft.charges.push({ amount: '12.5', reason: '' }), 'charges[0].amount', '12,5'],
    [(draft) => draft.allowances.push({ amount: '0.49' }), 'allowances[0].amount', '0,49'],
    [
      (draft) => draft.prepayments.push({ amount: '1000.01' }),
      'prepayments[0].amount',
      '1\u202f000,01',
    ],
    [
      (draft) => Object.assign(lineOf(draft, 1), { discount: { amount: '2.5' } }),
      'lines[1].discount.amount',
      '2,5',
    ],
  ];
  for (const [edit, field, amount] of wrong) {
    expectMissing('currency', inYens(edit), { ...blocking, field });
    expect(judge('currency', inYens(edit)).message).toBe(
      `Les montants en JPY n’ont pas de centimes\u00a0: retirez ceux de ${amount}.`,
    );
  }
  const rounded = inYens((draft) => {
    draft.rounding = '0.5';
  });
  expect(judge('currency', rounded)).toMatchObject({
    field: 'rounding',
    message: 'Les montants en JPY n’ont pas de centimes\u00a0: retirez ceux de 0,5.',
  });
  expectSatisfied('currency', (draft) => {
    draft.charges = [{ amount: '12.5', reason: 'Port' }];
  });
});

test('a receipt and a rent without cents are judged too', () => {
  for (const [name, change] of [
    ['recu-acompte', { receipt: { ...samples['recu-acompte'].receipt, amount: '10.5' } }],
    [
      'quittance-appartement',
      { rent: { ...samples['quittance-appartement'].rent, amount: '10.5' } },
    ],
  ] as const) {
    const draft = requireDraft({ ...samples[name], ...change, currency: 'XPF' } as DraftInput);
    const found = checkConformity(draft, draft.issueDate).find(({ id }) => id === 'currency');
    expect(found, name).toMatchObject({ state: 'missing', severity: 'blocking' });
  }
});
