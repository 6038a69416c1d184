import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { meansFieldsOf, withMeans } from './means-fields.ts';

const cheque = requireDraft(samples['recu-factures']);

test('a cheque has a number and a bank, cash has neither', () => {
  expect(meansFieldsOf('cheque')).toMatchObject({ hasBank: true });
  expect(meansFieldsOf('cash')).toMatchObject({ hasBank: false, referenceLabel: '' });
});

test('another means takes out what only the first one had', () => {
  expect(cheque.receipt?.bank).toBeDefined();
  const { receipt } = withMeans(cheque, 'transfer');
  expect(receipt).toMatchObject({ means: 'transfer' });
  expect(receipt).not.toHaveProperty('bank');
  expect(receipt).not.toHaveProperty('reference');
});

test('the means may be left unsaid, on the draft too', () => {
  const { receipt } = withMeans(cheque, '');
  expect(receipt).not.toHaveProperty('means');
  expect(receipt).not.toHaveProperty('bank');
  expect(meansFieldsOf('')).toMatchObject({ referenceLabel: 'Référence', hasBank: false });
  expect(withMeans({ ...cheque, receipt }, 'cash').receipt?.means).toBe('cash');
});

test('a reference goes on between means that call it the same', () => {
  if (!cheque.receipt) throw new Error('No receipt');
  const card = { ...cheque, receipt: { ...cheque.receipt, means: 'card' as const } };
  expect(withMeans(card, 'other').receipt?.reference).toBe(cheque.receipt.reference);
});
