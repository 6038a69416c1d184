import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { judgeGeneration } from './describe-generation.ts';

const invoice = requireDraft(samples.menuisier);
const today = invoice.issueDate;

test('a finished invoice is counted with its own size, and its electronic invoice', () => {
  expect(judgeGeneration(invoice, { size: 41_234, today })).toEqual({
    kind: invoice.kind,
    template: invoice.style.template,
    size: 41_234,
    isElectronic: true,
    brokenRules: ['purchase-order'],
  });
});

test('a BROUILLON has no electronic invoice, by its rules or before it is issued', () => {
  const unfinished = { ...invoice, seller: { ...invoice.seller, siret: '', siren: '' } };
  const counted = judgeGeneration(unfinished, { size: 1, today });
  expect(counted.isElectronic).toBe(false);
  expect(counted.brokenRules.length).toBeGreaterThan(0);
  expect(counted.brokenRules.join(' ')).toMatch(/^[a-z0-9 -]+$/);
  expect(judgeGeneration(invoice, { size: 1, today, isBlocked: true }).isElectronic).toBe(false);
  expect(judgeGeneration(unfinished, { size: 1, today, isBlocked: false }).isElectronic).toBe(true);
});
