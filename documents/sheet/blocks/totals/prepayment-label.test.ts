import { expect, test } from 'vitest';
import type { Prepayment } from '#documents/model/fields/document.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { englishLabels } from '#documents/sheet/english/english-labels.ts';
import { frenchLabels } from '#documents/sheet/labels/labels.ts';
import { prepaymentLabel } from './prepayment-label.ts';

const invoice = { ...requireDraft(samples.menuisier), references: {} };

function label(prepayment: Partial<Prepayment>, labels = frenchLabels): string {
  const draft = { ...invoice, prepayments: [{ amount: '800', ...prepayment }] };
  return prepaymentLabel(draft, 0, labels);
}

test('a deposit keeps its word, its means and its day', () => {
  const date = '2026-11-20';
  expect(label({})).toBe('Acompte');
  expect(label({ means: 'cash', date })).toBe('Acompte, espèces, réglé le 20/11/2026');
  expect(label({ reference: 'espèces', date })).toBe('Acompte, espèces, réglé le 20/11/2026');
  expect(label({ reference: 'Acompte, espèces, 20/11' })).toBe('Acompte, espèces, 20/11');
  expect(label({ reference: 'Versement d’arrhes', means: 'cheque', date })).toBe(
    'Versement d’arrhes, chèque, réglé le 20/11/2026',
  );
  expect(label({ means: 'card' }, englishLabels)).toBe('Deposit, card');
});

test('its invoice is named with its date, and nothing is said twice', () => {
  const reference = 'F-2026-0031';
  expect(label({ reference, issueDate: '2026-10-06', means: 'transfer' })).toBe(
    'Acompte F-2026-0031 du 06/10/2026, virement',
  );
  expect(label({ issueDate: '2026-10-06' })).toBe('Acompte du 06/10/2026');
  expect(label({ reference: 'espèces', means: 'cash' })).toBe('Acompte, espèces');
  expect(label({ reference: 'Chèque du 20/11/2026', means: 'cheque', date: '2026-11-20' })).toBe(
    'Acompte, Chèque du 20/11/2026',
  );
});
