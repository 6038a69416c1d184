import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { chooseLines, chooseOptional, listChoices } from './choose-lines.ts';
import type { Line } from './fields/line.ts';
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

const fields = { name: 'Four', quantity: '1', unit: 'C62', unitPrice: '100' };
const variant: Line = { kind: 'variant', ...fields };
const option: Line = { kind: 'option', ...fields };

test('of variants side by side, the last one chosen is the only one', () => {
  const first = chooseOptional([variant, { ...variant }, option, { ...variant }], 0, true);
  const both = chooseOptional(first, 3, true);
  expect(listChoices(both)).toEqual([0, 3]);
  expect(listChoices(chooseOptional(both, 1, true))).toEqual([1, 3]);
});

test('an option is chosen beside the others, and left without a trace', () => {
  const lines = chooseOptional([option, { ...option }], 1, true);
  const both = chooseOptional(lines, 0, true);
  expect(listChoices(both)).toEqual([0, 1]);
  expect(chooseOptional(both, 0, false)[0]).toEqual(option);
  expect(both[1]).toBe(lines[1]);
});
