import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { canChoose, hasChoices, nameChosen } from './can-choose.ts';

const lines = [
  { kind: 'item', name: 'Pose' },
  { kind: 'option', name: 'Volets' },
  { kind: 'variant', name: 'Chêne\n  massif' },
  { kind: 'variant', name: 'Pin' },
  { kind: 'comment', text: 'Au choix' },
  { kind: 'variant', name: 'Gris' },
  { kind: 'option' },
];

test.each([
  [true, []],
  [true, [1, 2, 5, 6]],
  [true, [3, 5]],
  [true, [6]],
  [false, [0]],
  [false, [4]],
  [false, [1, 7]],
  // They follow one another: each excludes the other.
  [false, [2, 3]],
])('may be chosen: %s for the lines %o', (can, choices) => {
  expect(canChoose({ lines }, choices)).toBe(can);
});

test('of a draft whose lines cannot be read, nothing is chosen', () => {
  expect(canChoose({}, [])).toBe(true);
  expect(canChoose({}, [0])).toBe(false);
  for (const odd of ['lines', 4, {}, null, [3], [null], [{ kind: 4 }], [['option']]])
    expect(canChoose({ lines: odd }, []), JSON.stringify(odd)).toBe(false);
});

test('what its issuer has chosen beforehand, the client may choose', () => {
  const { lines: own } = requireDraft(samples['devis-agence-web']);
  const chosen = own.flatMap((line, at) => ('isSelected' in line && line.isSelected ? [at] : []));
  expect(chosen).toHaveLength(1);
  expect(canChoose({ lines: own }, chosen)).toBe(true);
});

test('names of lines are on one line', () => {
  expect(nameChosen({ lines }, [1, 2, 6, 9])).toEqual(['Volets', 'Chêne   massif', '', '']);
  expect(nameChosen({ lines: 4 }, [1])).toEqual([]);
});

test('a quote without options has nothing to choose', () => {
  expect(hasChoices({ lines })).toBe(true);
  expect(hasChoices({ lines: lines.slice(0, 1) })).toBe(false);
  expect(hasChoices({ lines: 'lines' })).toBe(false);
  expect(hasChoices({})).toBe(false);
});
