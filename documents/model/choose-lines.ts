import type { Draft } from './draft.ts';
import type { Line, OptionalLine } from './fields/line.ts';
import { isOptional } from './is-priced.ts';

/** A quote in which exactly the options and variants at these indexes are selected. */
export function chooseLines(draft: Draft, choices: readonly number[]): Draft {
  const chosen = new Set(choices);
  return {
    ...draft,
    lines: draft.lines.map((line, index) =>
      isOptional(line) ? mark(line, chosen.has(index)) : line,
    ),
  };
}

/** Selects or deselects an option or a variant; of adjacent variants, at most one is selected. */
export function chooseOptional(lines: readonly Line[], index: number, isSelected: boolean): Line[] {
  return lines.map((line, position) => {
    if (!isOptional(line)) return line;
    if (position === index) return mark(line, isSelected);
    return isSelected && isRival(lines, index, position) ? mark(line, false) : line;
  });
}

/** Line indexes of the selected options and variants. */
export function listChoices(lines: readonly Line[]): number[] {
  return lines.flatMap((line, index) => (isOptional(line) && line.isSelected ? [index] : []));
}

function isRival(lines: readonly Line[], index: number, other: number): boolean {
  const [start, end] = index < other ? [index, other] : [other, index];
  return lines.slice(start, end + 1).every(({ kind }) => kind === 'variant');
}

function mark(line: OptionalLine, isSelected: boolean): OptionalLine {
  if ((line.isSelected ?? false) === isSelected) return line;
  const { isSelected: _was, ...fields } = line;
  return isSelected ? { ...fields, isSelected } : fields;
}
