import { expect, test } from 'vitest';
import { judgeSample } from '#documents/law/rules/judge-sample.test.support.ts';
import type { DraftInput } from '#documents/model/draft.ts';

const credit = (id: string, changes: Partial<DraftInput> = {}) =>
  judgeSample('avoir-retour', id, changes);
const blocked = { state: 'missing', severity: 'blocking' };

test('an avoir names its invoice, by number and date, and comes after it', () => {
  expect(credit('credited-invoice').state).toBe('satisfied');
  expect(credit('credited-invoice', { references: {} })).toMatchObject(blocked);
  const undated = { references: { preceding: [{ number: 'F-1' }] } };
  expect(credit('credited-invoice', undated)).toMatchObject({
    ...blocked,
    field: 'references.preceding[0].issueDate',
  });
  const later = { references: { preceding: [{ number: 'F-1', issueDate: '2026-12-01' }] } };
  expect(credit('credited-date', later)).toMatchObject(blocked);
});

test('a rebate names its contract and its period instead', () => {
  const rebate = (id: string, changes: Partial<DraftInput> = {}) =>
    judgeSample('avoir-ristourne', id, changes);
  expect(rebate('credited-invoice').state).toBe('not-applicable');
  expect(rebate('rebate-contract').state).toBe('satisfied');
  expect(rebate('rebate-contract', { references: {} })).toMatchObject(blocked);
  expect(rebate('rebate-contract', { supply: undefined }).field).toBe('supply.start');
});

test('an avoir says why', () => {
  expect(credit('credit-reason', { credit: undefined })).toMatchObject(blocked);
  expect(credit('credit-reason', { credit: { reason: 'other' } }).field).toBe('credit.explanation');
  expect(credit('credit-reason', { credit: { explanation: 'Prix' } }).state).toBe('satisfied');
});

test('a claim that will never be paid is not a matter for an avoir', () => {
  expect(credit('credit-unpaid', { credit: { reason: 'unpaid' } })).toMatchObject({
    state: 'missing',
    severity: 'warning',
  });
});

test('amounts are positive', () => {
  const line = { kind: 'item', name: 'Retour', unitPrice: '10', vatRate: '20' } as const;
  expect(credit('credit-amount', { lines: [{ ...line, quantity: '-1' }] })).toMatchObject(blocked);
  expect(credit('credit-amount', { lines: [] })).toMatchObject(blocked);
});

test('net of tax is for discounts between businesses', () => {
  const net = (id: string, changes: Partial<DraftInput> = {}) =>
    judgeSample('avoir-net-de-taxe', id, changes);
  expect(net('net-of-tax-type').state).toBe('satisfied');
  expect(net('net-of-tax-type', { subtype: 'deposit' })).toMatchObject(blocked);
  const consumer = { buyer: { kind: 'individual', name: 'Mme Roy' } } as const;
  expect(net('net-of-tax-buyer', consumer)).toMatchObject({
    state: 'missing',
    severity: 'warning',
  });
  expect(judgeSample('menuisier', 'vat-regime-fits', { vatRegime: 'net-of-tax' }).state).toBe(
    'missing',
  );
});

test('a refund goes to a right account, and what is kept is kept until later', () => {
  const refund = (iban: string) => ({ treatment: { kind: 'refund' as const, iban } });
  expect(credit('refund-iban', { credit: refund('FR00') })).toMatchObject(blocked);
  expect(credit('refund-iban').state).toBe('not-applicable');
  const past = { credit: { treatment: { kind: 'on-account' as const, until: '2026-01-01' } } };
  expect(credit('credit-until', past)).toMatchObject(blocked);
});

test('an avoir claims nothing, but keeps the mentions of an invoice', () => {
  for (const id of ['due-date', 'supply-date']) {
    expect(credit(id).state, id).toBe('not-applicable');
  }
  expect(credit('number', { number: '' })).toMatchObject(blocked);
  expect(credit('number-characters', { number: 'A 1' })).toMatchObject(blocked);
  expect(credit('seller-vat-number').state).toBe('satisfied');
  expect(credit('title', { title: 'Remboursement' }).state).toBe('missing');
});
