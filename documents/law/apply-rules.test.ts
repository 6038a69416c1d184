import { expect, test } from 'vitest';
import { requireKind } from '#documents/kinds/index.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { applyRules } from './apply-rules.ts';
import type { Rule } from './rule.ts';
import { completeDraft, type Edit, TODAY } from './rules/judge.test.support.ts';

const rule: Rule = {
  id: 'subject',
  label: 'Objet',
  purpose: 'Résume la facture.',
  reference: 'Usage',
  severity: 'warning',
  field: 'subject',
  appliesTo: ({ draft }) => draft.kind === 'facture-tva',
  check: ({ draft }) =>
    draft.subject ? null : { message: 'Écrivez « objet ».', field: 'subject' },
};

function apply(change: Partial<Rule>, edit?: Edit) {
  const draft = completeDraft(edit);
  const context = {
    draft,
    totals: computeTotals(draft),
    kind: requireKind(draft.kind),
    today: TODAY,
  };
  return applyRules([{ ...rule, ...change }], context)[0];
}

test('a rule is satisfied, missing or not applicable', () => {
  expect(
    apply({}, (draft) => {
      draft.subject = 'Site';
    }),
  ).toMatchObject({ state: 'satisfied', message: '' });
  expect(apply({})).toMatchObject({ state: 'missing', severity: 'warning', field: 'subject' });
  expect(apply({ appliesTo: () => false })).toMatchObject({ state: 'not-applicable', message: '' });
});

test('a message is typeset', () => {
  expect(apply({})?.message).toBe('Écrivez «\u00a0objet\u00a0».');
});

test('a rule holds between its dates, on the issue date', () => {
  expect(apply({ from: '2026-11-21' })?.state).toBe('not-applicable');
  expect(apply({ from: '2026-11-20', until: '2026-11-20' })?.state).toBe('missing');
  expect(apply({ until: '2026-11-19' })?.state).toBe('not-applicable');
  expect(
    apply({ until: '2026-11-20' }, (draft) => {
      draft.issueDate = '';
    })?.state,
  ).toBe('missing');
});

test('severity may depend on the document', () => {
  expect(
    apply({ severity: ({ draft }) => (draft.seller.size ? 'blocking' : 'information') })?.severity,
  ).toBe('information');
});
