import { expect, test } from 'vitest';
import type { Line } from '#documents';
import { chooseOptional } from './choose-optional.ts';

const fields = { name: 'Four', quantity: '1', unit: 'C62', unitPrice: '100' };
const variant: Line = { kind: 'variant', ...fields };
const option: Line = { kind: 'option', ...fields };

test('of variants side by side, the last one chosen is the only one', () => {
  const first = chooseOptional([variant, { ...variant }, option, { ...variant }], 0, true);
  const both = chooseOptional(first, 3, true);
  expect(chosen(both)).toEqual([0, 3]);
  expect(chosen(chooseOptional(both, 1, true))).toEqual([1, 3]);
});

test('an option is chosen beside the others, and left without a trace', () => {
  const lines = chooseOptional([option, { ...option }], 1, true);
  const both = chooseOptional(lines, 0, true);
  expect(chosen(both)).toEqual([0, 1]);
  expect(chooseOptional(both, 0, false)[0]).toEqual(option);
  expect(both[1]).toBe(lines[1]);
});

function chosen(lines: readonly Line[]): number[] {
  return lines.flatMap((line, index) => ('isSelected' in line && line.isSelected ? [index] : []));
}
