import { expect, test } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import type { Rule, RuleResult } from '#documents/law/rule.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import type { Receipt } from '#documents/model/fields/receipt.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';

const complete: DraftInput = samples['recu-factures'];

function judge(id: Rule['id'], edit: (draft: Draft, receipt: Receipt) => void): RuleResult {
  const draft = requireDraft(complete);
  if (!draft.receipt) throw new Error('No receipt');
  edit(draft, draft.receipt);
  const result = checkConformity(draft, draft.issueDate).find((rule) => rule.id === id);
  if (!result) throw new Error(`No rule « ${id} »`);
  return result;
}

test.each<[string, string, (draft: Draft, receipt: Receipt) => void]>([
  ['receipt-amount', 'receipt.amount', (_, receipt) => Object.assign(receipt, { amount: '0' })],
  ['receipt-date', 'receipt.paidOn', (_, receipt) => Object.assign(receipt, { paidOn: undefined })],
  ['receipt-issue-date', 'issueDate', (draft) => Object.assign(draft, { issueDate: '' })],
  [
    'receipt-issue-date',
    'receipt.paidOn',
    (draft) => Object.assign(draft, { issueDate: '2026-11-18' }),
  ],
  ['receipt-receiver', 'seller.name', ({ seller }) => Object.assign(seller, { name: '' })],
  [
    'receipt-receiver-address',
    'seller.address.city',
    ({ seller }) => Object.assign(seller.address, { city: '' }),
  ],
  ['receipt-payer', 'buyer.name', ({ buyer }) => Object.assign(buyer, { name: '' })],
  ['receipt-siren', 'seller.siren', ({ seller }) => Object.assign(seller, { siret: undefined })],
  [
    'seller-legal-form',
    'seller.legalForm',
    ({ seller }) => Object.assign(seller, { legalForm: undefined }),
  ],
  [
    'seller-registry',
    'seller.registry',
    ({ seller }) => Object.assign(seller, { registry: undefined }),
  ],
  ['receipt-cause', 'receipt.purpose', (_, receipt) => Object.assign(receipt, { invoices: [] })],
  [
    'receipt-invoice-number',
    'receipt.invoices[1].number',
    (_, { invoices }) => Object.assign(invoices[1] ?? {}, { number: '' }),
  ],
  [
    'receipt-invoice-date',
    'receipt.invoices[0].issueDate',
    (_, { invoices }) => Object.assign(invoices[0] ?? {}, { issueDate: undefined }),
  ],
  [
    'receipt-split',
    'receipt.invoices',
    (_, receipt) => Object.assign(receipt, { amount: '3507.01' }),
  ],
  [
    'receipt-split',
    'receipt.invoices[1].amount',
    (_, { invoices }) => Object.assign(invoices[1] ?? {}, { amount: '0' }),
  ],
  [
    'receipt-overpaid',
    'receipt.invoices[0].amount',
    (_, { invoices }) => Object.assign(invoices[0] ?? {}, { dueBefore: '1506.99' }),
  ],
  [
    'receipt-vat',
    'receipt.vat',
    (_, receipt) => Object.assign(receipt, { vat: [{ rate: '20', amount: '3500' }] }),
  ],
  [
    'receipt-vat',
    'receipt.vat',
    (draft, receipt) => {
      draft.vatRegime = 'franchise';
      receipt.vat = [{ rate: '20', amount: '3507' }];
    },
  ],
  [
    'receipt-security-vat',
    'receipt.vat',
    (draft, receipt) => {
      draft.subtype = 'security-deposit';
      receipt.vat = [{ rate: '20', amount: '3507' }];
    },
  ],
  ['receipt-cheque', 'receipt.bank', (_, receipt) => Object.assign(receipt, { bank: undefined })],
  [
    'receipt-cheque',
    'receipt.reference',
    (_, receipt) => Object.assign(receipt, { reference: undefined }),
  ],
  [
    'receipt-cash-ceiling',
    'receipt.means',
    (_, receipt) => Object.assign(receipt, { means: 'cash' }),
  ],
  [
    'receipt-gift',
    'receipt.purpose',
    (_, receipt) => Object.assign(receipt, { purpose: 'Don à l’association' }),
  ],
  [
    'receipt-full-settlement',
    'receipt.purpose',
    (_, receipt) => Object.assign(receipt, { purpose: 'Pour solde de tout compte' }),
  ],
])('%s points at %s', (id, field, edit) => {
  const result = judge(id, edit);
  expect(result).toMatchObject({ state: 'missing', field });
  expect(result.message).toMatch(/\.$/);
});

test('a complete receipt satisfies all that concerns it', () => {
  const results = checkConformity(requireDraft(complete), '2026-11-20');
  expect(results.filter(({ state }) => state === 'missing')).toEqual([]);
});

test('a receipt without anything is a BROUILLON, and says so without failing', () => {
  const draft = requireDraft({ ...complete, receipt: undefined });
  const blocking = checkConformity(draft, '2026-11-20').filter(
    ({ state, severity }) => state === 'missing' && severity === 'blocking',
  );
  expect(blocking.map(({ id }) => id)).toEqual(['receipt-amount', 'receipt-date', 'receipt-cause']);
});

test('cash has its ceiling with a professional alone, and from 1 000,01 € on', () => {
  const cash = (amount: string, isPrivate: boolean) =>
    judge('receipt-cash-ceiling', (draft, receipt) => {
      Object.assign(receipt, { means: 'cash', amount });
      if (isPrivate) Object.assign(draft.seller, { kind: 'individual' });
      Object.assign(draft.buyer, { kind: 'individual' });
    }).state;
  expect(cash('1000', false)).toBe('satisfied');
  expect(cash('1000.01', false)).toBe('missing');
  expect(cash('5000', true)).toBe('not-applicable');
});

test('words that only look like a gift are left alone', () => {
  for (const purpose of ['Abandon de poste', 'Bidons d’huile', 'Commande de dongles']) {
    const result = judge('receipt-gift', (_, receipt) => Object.assign(receipt, { purpose }));
    expect(result.state, purpose).toBe('satisfied');
  }
});

test('a full settlement that names its invoice is admitted', () => {
  const purpose = 'Pour solde de tout compte de la facture F-12';
  const edit = (_: Draft, receipt: Receipt) => Object.assign(receipt, { purpose });
  expect(judge('receipt-full-settlement', edit).state).toBe('satisfied');
});

test('a security deposit without VAT, and VAT elsewhere, are left alone', () => {
  const stateOf = (edit: (draft: Draft, receipt: Receipt) => void) =>
    judge('receipt-security-vat', edit).state;
  expect(stateOf((draft) => Object.assign(draft, { subtype: 'security-deposit' }))).toBe(
    'not-applicable',
  );
  expect(
    stateOf((_, receipt) => Object.assign(receipt, { vat: [{ rate: '20', amount: '3507' }] })),
  ).toBe('not-applicable');
});
