import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectSatisfied,
  judge,
  lineOf,
} from '#documents/law/rules/judge.test.support.ts';
import type { Exemption } from '#documents/model/fields/line.ts';

const blocking = { severity: 'blocking' } as const;

function second(change: Partial<ReturnType<typeof lineOf>>): Edit {
  return (draft) => {
    Object.assign(lineOf(draft, 1), change);
  };
}

function exempt(exemption?: Exemption): Edit {
  return (draft) => {
    draft.vatRegime = 'exempt';
    draft.exemption = exemption;
  };
}

test('an exempt document says why', () => {
  expectMissing('exemption', exempt(), { ...blocking, field: 'exemption.reason' });
  expectSatisfied('exemption', exempt({ reason: 'Article 261' }));
  expectSatisfied('exemption', exempt({ code: 'VATEX-FR-CGI261C-2', reason: '' }));
});

test('a code that several texts share asks which one', () => {
  for (const [code, names] of [
    ['VATEX-FR-CGI261-4', /Formation.*Cours particuliers.*Soins/],
    ['VATEX-FR-CGI261-7', /services à ses membres.*autres opérations/],
  ] as const) {
    const edit = exempt({ code, reason: '' });
    expectMissing('exemption', edit, { ...blocking, field: 'exemption.reason' });
    expect(judge('exemption', edit).message).toMatch(names);
    const line = second({ vatRate: '0', exemption: { code, reason: '' } });
    expectMissing('line-exemption', line, { ...blocking, field: 'lines[1].exemption' });
    expect(judge('line-exemption', line).message).toMatch(names);
  }
});

test('a code whose text is not known here asks for the article', () => {
  const edit = exempt({ code: 'VATEX-FR-CGI261B', reason: '' });
  expectMissing('exemption', edit, blocking);
  expect(judge('exemption', edit).message).toMatch(/écrivez l’article/);
});

test('what is outside the scope of VAT is so as a whole', () => {
  const outside = exempt({ code: 'VATEX-EU-O', reason: 'CGI, art. 258, I' });
  expectSatisfied('exemption-scope', outside);
  const beside = (draft: Parameters<Edit>[0]) => {
    outside(draft);
    lineOf(draft, 1).exemption = { code: 'VATEX-FR-CGI261C-2', reason: '' };
  };
  expectMissing('exemption-scope', beside, { ...blocking, field: 'lines[1].exemption.code' });
  const line = second({ vatRate: '0', exemption: { code: 'VATEX-EU-O', reason: '' } });
  expectMissing('exemption-scope', line, blocking);
  for (const code of ['VATEX-EU-AE', 'VATEX-EU-IC', 'VATEX-EU-G', 'VATEX-FR-CNWVAT'])
    expectMissing('exemption-scope', exempt({ code, reason: 'Autre' }), {
      ...blocking,
      field: 'exemption.code',
    });
});

test('zero has a reason, its own or that of the document', () => {
  expectMissing('line-exemption', second({ vatRate: '0' }), {
    ...blocking,
    field: 'lines[1].exemption',
  });
  expectSatisfied(
    'line-exemption',
    second({ vatRate: '0', exemption: { code: 'VATEX-FR-CGI261C-2', reason: '' } }),
  );
  expectSatisfied('line-exemption', (draft) => {
    second({ vatRate: '0' })(draft);
    draft.exemption = { reason: 'Exonération' };
  });
});

test('a charge at zero has a reason too', () => {
  const charge: Edit = (draft) => {
    draft.charges = [{ amount: '10', reason: 'Port', vatRate: '0' }];
  };
  expectSatisfied('charge-exemption');
  expectMissing('charge-exemption', charge, { ...blocking, field: 'charges[0].vatRate' });
  expectSatisfied('charge-exemption', (draft) => {
    charge(draft);
    draft.exemption = { reason: 'Exonération' };
  });
  expectSatisfied('charge-exemption', (draft) => {
    charge(draft);
    second({ vatRate: '0', exemption: { reason: 'Exonération' } })(draft);
  });
});

test('a code of exemption is on the list', () => {
  expectSatisfied('exemption-code');
  expectMissing(
    'exemption-code',
    (draft) => {
      draft.exemption = { code: 'VATEX-X', reason: 'R' };
    },
    { ...blocking, field: 'exemption.code' },
  );
  expectMissing('exemption-code', second({ exemption: { code: '261-4', reason: 'R' } }), {
    field: 'lines[1].exemption.code',
  });
});
