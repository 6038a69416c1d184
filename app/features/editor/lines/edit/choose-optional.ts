import { isOptional, type Line } from '#documents';

/** Selects or deselects an option or a variant; of adjacent variants, at most one is selected. */
export function chooseOptional(lines: readonly Line[], index: number, isSelected: boolean): Line[] {
  return lines.map((line, position) => {
    if (!isOptional(line)) return line;
    if (position === index) return mark(line, isSelected);
    return isSelected && isRival(lines, index, position) ? mark(line, false) : line;
  });
}

function isRival(lines: readonly Line[], index: number, other: number): boolean {
  const [start, end] = index < other ? [index, other] : [other, index];
  return lines.slice(start, end + 1).every(({ kind }) => kind === 'variant');
}

type Optional = Extract<Line, { kind: 'option' | 'variant' }>;

function mark(line: Optional, isSelected: boolean): Optional {
  if ((line.isSelected ?? false) === isSelected) return line;
  const { isSelected: _was, ...fields } = line;
  return isSelected ? { ...fields, isSelected } : fields;
}
