import { expect, test } from 'vitest';
import { type Draft, type DraftInput, parseDraft } from '#documents';
import { toggleMeans } from './means-labels.ts';
import { summarizePayment } from './summarize-payment.ts';

const today = '2026-11-20';

test('means are added and removed, in the order of the form', () => {
  const draft = toggleMeans(toggleMeans(start(), 'cash', today), 'card', today);
  expect(draft.payment.means).toEqual(['transfer', 'card', 'cash']);
  expect(toggleMeans(draft, 'transfer', today).payment.means).toEqual(['card', 'cash']);
});

test('a direct debit brings its mandate and takes it away', () => {
  const draft = toggleMeans(start(), 'direct-debit', today);
  expect(draft.payment.mandate).toEqual({ reference: '', creditorId: '' });
  expect(parseDraft(draft).ok).toBe(true);
  expect(toggleMeans(draft, 'direct-debit', today).payment).not.toHaveProperty('mandate');
});

test('paid, it says when: the day of issue until another is chosen', () => {
  expect(toggleMeans(start(), 'paid', today).payment.paidOn).toBe(today);
  const issued = toggleMeans(start({ issueDate: '2026-11-02' }), 'paid', today);
  expect(issued.payment.paidOn).toBe('2026-11-02');
  expect(toggleMeans(issued, 'paid', today).payment).not.toHaveProperty('paidOn');
});

test('the closed section says how to pay', () => {
  expect(summarizePayment(start())).toBe('Virement');
  const seller = { kind: 'company', iban: 'FR1420041010050500013M02606' } as const;
  expect(summarizePayment(start({ seller }))).toBe('Virement FR14 … 606');
  const payee = { name: 'Factor SA', iban: 'FR7630004049990022984085739' };
  expect(summarizePayment(start({ seller, payee }))).toBe('Virement FR76 … 739');
  expect(summarizePayment(start({ payment: { means: ['transfer', 'cash'] } }))).toBe(
    'Virement · Espèces',
  );
  expect(summarizePayment(start({ payment: { means: [] } }))).toBe('IBAN, chèque, carte…');
});

function start(parts: Partial<DraftInput> = {}): Draft {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
    ...parts,
  });
  if (!parsed.ok) throw new Error('The draft of the test is not one');
  return parsed.draft;
}
