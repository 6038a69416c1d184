import { expect, test } from 'vitest';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { graphiste } from '#documents/samples/facture-auto-entrepreneur/graphiste.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { processIdOf } from './frame.ts';

function makeDraft(changes: Partial<DraftInput>): Draft {
  const parsed = parseDraft({ ...graphiste, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.draft;
}

function frameOf(changes: Partial<DraftInput>, typeCode = '380'): string {
  const draft = makeDraft(changes);
  return processIdOf(draft, typeCode, computeTotals(draft));
}

const line = { kind: 'item', name: 'Vélo', unitPrice: '10' } as const;

test('the letter is the nature that the author gave', () => {
  expect(frameOf({ operation: 'goods' })).toBe('B1');
  expect(frameOf({ operation: 'services' })).toBe('S1');
  expect(frameOf({ operation: 'mixed' })).toBe('M1');
});

test('without it, the nature is that of the lines', () => {
  expect(
    operationNatureOf(makeDraft({ operation: '', lines: [{ ...line, nature: 'goods' }, line] })),
  ).toBe('goods');
  const both = [{ ...line, nature: 'goods' } as const, { ...line, nature: 'services' } as const];
  expect(operationNatureOf(makeDraft({ operation: '', lines: both }))).toBe('mixed');
});

test('without either, an export is of goods and the rest is services', () => {
  expect(operationNatureOf(makeDraft({ operation: '', vatRegime: 'export' }))).toBe('goods');
  expect(operationNatureOf(makeDraft({ operation: '' }))).toBe('services');
});

test('an invoice paid in full before it was made is a 2', () => {
  expect(frameOf({ payment: { means: ['paid'] } })).toBe('S2');
});

test('an invoice that deducts invoiced deposits is a 4, even when nothing is left to pay', () => {
  expect(frameOf({ subtype: 'final' })).toBe('S4');
  expect(frameOf({ subtype: 'final', payment: { means: ['paid'] } })).toBe('S4');
  const vat = [{ rate: '20', taxableAmount: '100', vatAmount: '20' }];
  expect(frameOf({ prepayments: [{ amount: '120', vat }] })).toBe('S4');
  expect(frameOf({ prepayments: [{ amount: '120' }] })).toBe('S1');
});

test('a deposit invoice is never a 4', () => {
  expect(frameOf({ subtype: 'final' }, '386')).toBe('S1');
});

test('the works of a subcontractor are services as others: no text says when S5 is due', () => {
  expect(frameOf({ vatRegime: 'reverse-charge-works', operation: 'services' })).toBe('S1');
  expect(frameOf({ vatRegime: 'reverse-charge-works', operation: 'mixed' })).toBe('M1');
});
