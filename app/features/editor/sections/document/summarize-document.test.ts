import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { summarizeDocument } from './summarize-document.ts';

const invoice = requireDraft(samples.menuisier);

test('the number and the days of each kind', () => {
  expect(summarizeDocument(invoice)).toBe('F-2026-0042 · 20/11/2026 · échéance 20/12/2026');
  expect(summarizeDocument(requireDraft(samples['devis-plombier']))).toBe(
    'D-2026-0093 · 12/10/2026 · valable jusqu’au 12/01/2027',
  );
});

test('a nature is named, and what is paid is not due', () => {
  const payment = { ...invoice.payment, means: ['paid' as const] };
  expect(summarizeDocument({ ...invoice, subtype: 'deposit', payment })).toBe(
    'acompte · F-2026-0042 · 20/11/2026',
  );
});

test('a proforma can say until when its price holds; an invoice keeps that date to itself', () => {
  const proforma = { ...requireDraft(samples['proforma-machine']), validUntil: '2027-01-15' };
  expect(summarizeDocument(proforma)).toContain('valable jusqu’au 15/01/2027');
  expect(summarizeDocument({ ...proforma, subtype: 'standard' })).not.toContain('valable');
});

test('before anything is known, what is inside', () => {
  expect(summarizeDocument({ ...invoice, number: '', issueDate: '', dueDate: '' })).toBe(
    'Numéro, dates, références',
  );
});
