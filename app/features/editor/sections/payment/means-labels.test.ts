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

test('the closed section says when and how to pay', () => {
  const dueDate = '2026-12-28';
  const seller = { kind: 'company', iban: 'FR1420041010050500013M02606' } as const;
  expect(summarizePayment(start({ dueDate, seller }))).toBe(
    'Échéance 28/12/2026 · virement FR14 … 606 · QR',
  );
  const payee = { name: 'Factor SA', iban: 'FR7630004049990022984085739' };
  expect(summarizePayment(start({ dueDate, seller, payee }))).toBe(
    'Échéance 28/12/2026 · virement FR76 … 739 · QR',
  );
  const both = start({ dueDate, seller, payment: { means: ['transfer', 'cash'] } });
  expect(summarizePayment(both)).toBe('Échéance 28/12/2026 · virement FR14 … 606 · espèces · QR');
  const style = { ...both.style, showsPaymentCode: false };
  for (const without of [
    { ...both, style },
    { ...both, currency: 'CHF' },
  ])
    expect(summarizePayment(without)).toMatch(/espèces$/);
});

test('it says first that the account is missing', () => {
  const dueDate = '2026-12-28';
  expect(summarizePayment(start({ dueDate }))).toBe(
    'IBAN à indiquer · échéance 28/12/2026 · virement',
  );
  expect(summarizePayment(start({ dueDate, payment: { means: [] } }))).toBe(
    'Échéance 28/12/2026 · sans IBAN',
  );
});

test('an early discount, which changes the amount, comes before the means', () => {
  const earlyDiscount = { percent: '2', days: 10 };
  const due = start({ dueDate: '2026-12-28', payment: { means: ['cheque'], earlyDiscount } });
  expect(summarizePayment(due)).toBe(
    'Échéance 28/12/2026 · escompte 2\u00a0% sous 10 jours · chèque',
  );
  const consumer = { ...due, buyer: { ...due.buyer, kind: 'individual' as const } };
  expect(summarizePayment(consumer)).toBe('Échéance 28/12/2026 · chèque');
});

test('an account that no transfer uses is not missing', () => {
  const seller = { kind: 'company', iban: 'FR1420041010050500013M02606' } as const;
  const untied = start({ dueDate: '2026-12-28', seller, payment: { means: [] } });
  expect(summarizePayment(untied)).toBe('Échéance 28/12/2026 · aucun moyen de paiement');
});

test('what is paid is not due, and a quote asks for nothing', () => {
  const paid = start({ dueDate: '2026-12-28', payment: { means: ['cash', 'paid'] } });
  expect(summarizePayment(paid)).toBe('Déjà réglée · espèces');
  const online = start({ payment: { means: ['link', 'paid'], paidOn: '2026-11-30' } });
  expect(summarizePayment(online)).toBe('Payée le 30/11/2026 · paiement en ligne');
  expect(summarizePayment(start({ kind: 'devis', payment: { means: [] } }))).toBe(
    'Aucun moyen de paiement',
  );
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
