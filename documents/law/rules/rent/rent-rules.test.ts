import { expect, test } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import type { Rule, RuleResult } from '#documents/law/rule.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import type { Rent } from '#documents/model/fields/rent.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';

const complete: DraftInput = samples['quittance-appartement'];
type Edit = (rent: Rent, draft: Draft) => void;

function judge(id: Rule['id'], edit: Edit): RuleResult {
  const draft = requireDraft(complete);
  if (!draft.rent) throw new Error('No rent');
  edit(draft.rent, draft);
  const result = checkConformity(draft, draft.issueDate || '2026-10-08').find(
    (rule) => rule.id === id,
  );
  if (!result) throw new Error(`No rule « ${id} »`);
  return result;
}

const line = (label: string): Edit => {
  return (rent) => Object.assign(rent, { otherLines: [{ label, amount: '5' }] });
};

test.each<[string, string, Edit]>([
  ['rent-landlord', 'seller.name', (_, { seller }) => Object.assign(seller, { name: '' })],
  [
    'rent-landlord-address',
    'seller.address.line1',
    (_, { seller }) => Object.assign(seller.address, { line1: '' }),
  ],
  [
    'rent-landlord-siren',
    'seller.siren',
    (_, { seller }) => Object.assign(seller, { kind: 'sci' }),
  ],
  [
    'rent-agent',
    'rent.agent.cardNumber',
    (rent) => Object.assign(rent, { agent: { name: 'Gérance', address: rent.dwelling.address } }),
  ],
  [
    'rent-agent',
    'rent.agent.name',
    (rent) => Object.assign(rent, { agent: { name: '', address: rent.dwelling.address } }),
  ],
  [
    'rent-dwelling',
    'rent.dwelling.address',
    (_, draft) => Object.assign(draft, { rent: undefined }),
  ],
  [
    'rent-tenant',
    'rent.otherTenants[1]',
    (rent) => Object.assign(rent, { otherTenants: ['M. Lemoine', ''] }),
  ],
  ['rent-tenant', 'buyer.name', (_, { buyer }) => Object.assign(buyer, { name: '' })],
  ['rent-tenant', 'rent.otherTenants[0]', (rent) => Object.assign(rent, { otherTenants: [''] })],
  [
    'rent-dwelling',
    'rent.dwelling.address.postalCode',
    (rent) => Object.assign(rent.dwelling.address, { postalCode: '' }),
  ],
  ['rent-period', 'supply.start', (_, draft) => Object.assign(draft, { supply: undefined })],
  [
    'rent-period',
    'supply.end',
    (_, draft) => Object.assign(draft, { supply: { start: '2026-10-02', end: '2026-10-01' } }),
  ],
  [
    'rent-period-length',
    'supply.end',
    (_, draft) => Object.assign(draft, { supply: { start: '2025-01-01', end: '2026-03-01' } }),
  ],
  [
    'rent-lease-date',
    'rent.lease.date',
    (rent) => Object.assign(rent.lease, { date: '2026-10-02' }),
  ],
  ['rent-issue-date', 'issueDate', (_, draft) => Object.assign(draft, { issueDate: '' })],
  [
    'rent-issued-after-payment',
    'issueDate',
    (_, draft) => Object.assign(draft, { issueDate: '2026-10-05' }),
  ],
  ['rent-amount', 'rent.amount', (rent) => Object.assign(rent, { amount: '0' })],
  [
    'rent-charges',
    'rent.charges.amount',
    (rent) => Object.assign(rent.charges, { items: [], amount: '0' }),
  ],
  [
    'rent-flat-charges',
    'rent.charges.mode',
    (rent) => Object.assign(rent.charges, { mode: 'flat' }),
  ],
  [
    'rent-adjustment',
    'rent.adjustment.period',
    (rent) => Object.assign(rent, { adjustment: { label: 'Charges de 2025', amount: '12' } }),
  ],
  ['rent-line-labels', 'rent.otherLines[0].label', line('')],
  ['rent-fees', 'rent.otherLines[0].label', line('Frais de quittance')],
  ['rent-fees', 'rent.otherLines[0].label', line('Frais d’envoi de l’avis d’échéance')],
  ['rent-fees', 'rent.otherLines[0].label', line('FRAIS DE RELANCE')],
  ['rent-fees', 'rent.otherLines[0].label', line('Envoi de la quittance')],
  ['rent-fees', 'rent.otherLines[0].label', line('Timbres et enveloppe')],
  ['rent-fees', 'rent.otherLines[0].label', line('Frais postaux')],
  [
    'rent-fees',
    'rent.charges.items[0].label',
    (rent) =>
      Object.assign(rent.charges, { items: [{ label: 'Affranchissement', amount: '1.50' }] }),
  ],
  ['rent-security-deposit', 'rent.otherLines[0].label', line('Dépôt de garantie')],
  [
    'rent-revision',
    'rent.amount',
    (rent) => Object.assign(rent, { revision: { ...REVISION, newIndex: '145.70' } }),
  ],
  ['rent-vat-regime', 'vatRegime', (_, draft) => Object.assign(draft, { vatRegime: 'export' })],
  ['rent-vat-lease', 'vatRegime', (_, draft) => Object.assign(draft, { vatRegime: 'normal' })],
  ['rent-vat-rate', 'rent.vatRate', (_, draft) => Object.assign(draft, { vatRegime: 'normal' })],
  [
    'rent-payment-date',
    'rent.payments[1].date',
    (rent) => Object.assign(rent.payments[1] ?? {}, { date: undefined }),
  ],
  [
    'rent-payment-amount',
    'rent.payments[0].amount',
    (rent) => Object.assign(rent.payments[0] ?? {}, { amount: '0' }),
  ],
  [
    'rent-overpaid',
    'rent.payments',
    (rent) => Object.assign(rent.payments[0] ?? {}, { amount: '300' }),
  ],
  ['rent-title', 'title', (_, draft) => Object.assign(draft, { title: 'Quittance' })],
  ['rent-email', 'rent.acceptsEmail', (rent) => Object.assign(rent, { acceptsEmail: false })],
  ['rent-result', 'rent.payments', (rent) => Object.assign(rent, { payments: [] })],
])('%s points at %s', (id, field, edit) => {
  const result = judge(id, edit);
  expect(result).toMatchObject({ state: 'missing', field });
  expect(result.message).toMatch(/\.$/);
});

test('a complete quittance satisfies all that concerns it', () => {
  const results = checkConformity(requireDraft(complete), '2026-10-08');
  expect(results.filter(({ state }) => state === 'missing')).toEqual([]);
});

test('a term of nothing says why, and finds the charges that are given', () => {
  const alone: Edit = (rent, draft) => {
    Object.assign(rent, { prorata: 'thirty', payments: [] });
    draft.supply = { start: '2026-10-31', end: '2026-10-31' };
  };
  expect(judge('rent-charges', alone).state).toBe('satisfied');
  const days = judge('rent-result', alone);
  expect(days).toMatchObject({ state: 'missing', severity: 'warning', field: 'rent.prorata' });
  expect(days.message).toContain('le 31');
  expect(days.proposal?.changes.rent?.prorata).toBe('calendar');
  const free: Edit = (rent) => {
    rent.otherLines = [{ label: 'Remise', amount: '-2000' }];
    rent.payments = [];
  };
  const nothing = judge('rent-result', free);
  expect(nothing).toMatchObject({ state: 'missing', severity: 'warning', field: 'rent.payments' });
  expect(nothing.message).toContain('avis d’échéance');
});

test('a quittance without anything is a BROUILLON, and says so without failing', () => {
  const draft = requireDraft({ ...complete, rent: undefined });
  const blocking = checkConformity(draft, '2026-10-08').filter(
    ({ state, severity }) => state === 'missing' && severity === 'blocking',
  );
  expect(blocking.map(({ id }) => id)).toEqual(['rent-dwelling', 'rent-amount']);
});

test('nobody gives a receipt for a rent that he has not received yet', () => {
  const result = judge('rent-issued-after-payment', (_, draft) =>
    Object.assign(draft, { issueDate: '2026-10-05' }),
  );
  expect([result.severity, result.state]).toEqual(['blocking', 'missing']);
});

test('costs that the tenant does owe are left alone', () => {
  for (const label of [
    'Assurance de la colocation',
    'Économies d’énergie',
    'Entretien chaudière',
    'Portail et interphone',
  ]) {
    expect(judge('rent-fees', line(label)).state, label).toBe('satisfied');
  }
});

test('a shop is not under the law of homes: its fees are what was agreed', () => {
  const edit: Edit = (rent, draft) => {
    line('Frais de relance')(rent, draft);
    rent.lease.type = 'commercial';
  };
  expect(judge('rent-fees', edit).state).toBe('not-applicable');
});

test('a revised rent may be lower than the index allows', () => {
  const revise = (amount: string): Edit => {
    return (rent) => Object.assign(rent, { amount, revision: REVISION });
  };
  expect(judge('rent-revision', revise('655.03')).state).toBe('satisfied');
  expect(judge('rent-revision', revise('655.04')).state).toBe('missing');
  expect(judge('rent-revision', revise('640')).state).toBe('satisfied');
});

test('whoever revises the rent of a home is reminded of its energy class', () => {
  const revise = (edit: Edit): Edit => {
    return (rent, draft) => {
      Object.assign(rent, { amount: '655.03', revision: REVISION });
      edit(rent, draft);
    };
  };
  const result = judge(
    'rent-energy-class',
    revise(() => undefined),
  );
  expect(result).toMatchObject({
    state: 'missing',
    severity: 'information',
    field: 'rent.revision',
  });
  expect(result.message).toContain('depuis le 24\u00a0août\u00a02022');
  const stateOf = (edit: Edit) => judge('rent-energy-class', edit).state;
  expect(stateOf(() => undefined)).toBe('not-applicable');
  expect(stateOf(revise((rent) => Object.assign(rent.lease, { type: 'commercial' })))).toBe(
    'not-applicable',
  );
  const issueOn = (issueDate: string) =>
    stateOf(revise((_, draft) => Object.assign(draft, { issueDate })));
  expect([issueOn('2022-08-23'), issueOn('2022-08-24')]).toEqual(['not-applicable', 'missing']);
});

test('overseas, homes of class F or G are protected since 2024', () => {
  const at = (issueDate: string) =>
    judge('rent-energy-class', (rent, draft) => {
      Object.assign(rent, { revision: REVISION });
      Object.assign(rent.dwelling.address, { postalCode: '97400', city: 'Saint-Denis' });
      Object.assign(draft, { issueDate });
    });
  expect(at('2024-06-30').state).toBe('not-applicable');
  expect(at('2024-07-01').state).toBe('missing');
  expect(at('2024-07-01').message).toContain('1er\u00a0juillet\u00a02024');
});

test('a partial payment never blocks: the document is a receipt', () => {
  const draft = requireDraft(samples['quittance-partielle']);
  const missing = checkConformity(draft, draft.issueDate).filter(
    ({ state }) => state === 'missing',
  );
  expect(missing.map(({ id, severity }) => `${id} ${severity}`)).toEqual([
    'rent-energy-class information',
    'rent-result information',
  ]);
});

test('an agent is named with a card, and the other tenants are', () => {
  const stateOf = (id: string, edit: Edit) => judge(id, edit).state;
  const agent = { name: 'Gérance', cardNumber: 'CPI 4401 2024 000 000 001' };
  expect(
    stateOf('rent-agent', (rent) =>
      Object.assign(rent, { agent: { ...agent, address: rent.dwelling.address } }),
    ),
  ).toBe('satisfied');
  expect(stateOf('rent-agent', () => undefined)).toBe('not-applicable');
  const together: Edit = (rent) => Object.assign(rent, { otherTenants: ['M. Lemoine'] });
  expect(stateOf('rent-tenant', together)).toBe('satisfied');
});

const REVISION = {
  previousRent: '648.09',
  previousIndex: '145.78',
  newIndex: '147.34',
  quarter: 'IRL du 2e trimestre 2026',
};
