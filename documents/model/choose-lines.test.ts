import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { chooseLines } from './choose-lines.ts';
import { isOptional } from './is-priced.ts';

const draft = requireDraft({
  ...samples['devis-agence-web'],
  lines: [
    { kind: 'item', name: 'Site', quantity: '1', unitPrice: '1000' },
    { kind: 'option', name: 'Blog', quantity: '1', unitPrice: '200', isSelected: true },
    { kind: 'variant', name: 'Site plus', quantity: '1', unitPrice: '1500' },
  ],
});

test('the lines at these places are chosen, and none that its author had chosen', () => {
  const lines = chooseLines(draft, [2, 0, 9]).lines.filter(isOptional);
  expect(lines.map(({ name, isSelected }) => [name, isSelected])).toEqual([
    ['Blog', undefined],
    ['Site plus', true],
  ]);
  expect(chooseLines(draft, [2]).lines[0]).toEqual(draft.lines[0]);
});
