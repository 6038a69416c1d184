import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { changeNature } from './change-nature.ts';

test('a rebate names no invoice, and an avoir that comes back from it begins with one', () => {
  const credit = createBlankDraft('avoir');
  const rebate = changeNature(credit, 'rebate');
  expect(rebate.references).toEqual({});
  expect(changeNature(rebate, 'full').references).toEqual({ preceding: [{ number: '' }] });
});

test('what an invoice names stays under any nature', () => {
  const invoice = {
    ...createBlankDraft('facture-tva'),
    references: { preceding: [{ number: 'F-2026-0001' }] },
  };
  expect(changeNature(invoice, 'note')).toEqual({ ...invoice, subtype: 'note' });
});

test('a situation made by hand is the first; one that has its rank keeps it', () => {
  const invoice = createBlankDraft('facture-tva');
  expect(changeNature(invoice, 'situation').situation).toEqual({ rank: 1 });
  const second = { ...invoice, situation: { rank: 2 } };
  expect(changeNature(second, 'situation').situation).toEqual({ rank: 2 });
  expect(changeNature(second, 'standard').situation).toEqual({ rank: 2 });
});
