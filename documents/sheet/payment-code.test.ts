import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { createPaymentCode, writePaymentPayload } from './payment-code.ts';
import { modulesOf } from './qr-code.ts';

const draft = requireDraft(samples.menuisier);
const totals = computeTotals(draft);
const payload = (changes: Partial<typeof draft>) =>
  writePaymentPayload({ ...draft, ...changes }, totals);

test('the payload has the lines of EPC069-12, in order', () => {
  expect(writePaymentPayload(draft, totals)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'PSSTFRPPPAR',
    'Menuiserie Lefèvre & Fils',
    'FR1420041010050500013M02606',
    'EUR4707.00',
    '',
    '',
    'F-2026-0042',
  ]);
});

test('a payee with an account is paid on it', () => {
  const payee = { name: 'Factor Atlantique', iban: 'FR7630004049990022984085739' };
  const lines = payload({ payee })?.split('\n') ?? [];
  expect(lines.slice(4, 7)).toEqual(['', payee.name, payee.iban]);
  const named = payload({ payee: { name: payee.name } })?.split('\n') ?? [];
  expect(named[6]).toBe(draft.seller.iban);
});

test('names and references are cut to what the standard allows', () => {
  const long = payload({ payment: { ...draft.payment, reference: 'r'.repeat(140) } });
  expect(long?.split('\n').at(-1)).toHaveLength(140);
  const named = payload({ seller: { ...draft.seller, name: 'n'.repeat(200) } });
  expect(named?.split('\n')[5]).toHaveLength(70);
});

test('a payload over 331 bytes gives no code rather than a wrong one', () => {
  const seller = { ...draft.seller, accountHolder: 'é'.repeat(70) };
  expect(payload({ seller, payment: { ...draft.payment, reference: 'r'.repeat(140) } })).toBeNull();
});

test('nothing that a bank could pay gives no code', () => {
  expect(payload({ currency: 'CHF' })).toBeNull();
  expect(payload({ seller: { ...draft.seller, iban: undefined } })).toBeNull();
  expect(payload({ payment: { ...draft.payment, means: ['cheque'] } })).toBeNull();
  expect(payload({ style: { ...draft.style, showsPaymentCode: false } })).toBeNull();
  expect(createPaymentCode({ ...draft, currency: 'USD' }, totals)).toBeNull();
  expect(writePaymentPayload(draft, { ...totals, dueNowAmount: totals.roundingAmount })).toBeNull();
});

test('retention money is not asked for', () => {
  const kept = requireDraft({
    ...samples.menuisier,
    payment: { means: ['transfer'], retention: { percent: '5' } },
  });
  expect(writePaymentPayload(kept, computeTotals(kept))).toContain('EUR4471.65');
});

test('the modules fill a square of the size of a QR code', () => {
  const made = createPaymentCode(draft, totals);
  const code = made && modulesOf(made);
  expect(code && (code.moduleCount - 17) % 4).toBe(0);
  expect(code?.runs.length).toBeGreaterThan(100);
  for (const [x, y, length] of code?.runs ?? []) {
    expect(x + length).toBeLessThanOrEqual(code?.moduleCount ?? 0);
    expect(y).toBeLessThan(code?.moduleCount ?? 0);
  }
});
