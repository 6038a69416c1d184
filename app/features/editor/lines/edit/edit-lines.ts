import { isPriced, type Line } from '#documents';

/** Structural edits return a new list in which untouched lines are the same objects. */
export function insertLines(lines: readonly Line[], at: number, added: readonly Line[]): Line[] {
  return [...lines.slice(0, at), ...added, ...lines.slice(at)];
}

export function removeLine(lines: readonly Line[], index: number): Line[] {
  return lines.filter((_, position) => position !== index);
}

/** Moves the line at `from` to position `to`, clamped to the ends. */
export function moveLine(lines: readonly Line[], from: number, to: number): Line[] {
  const moved = lines[from];
  if (!moved) return [...lines];
  const rest = removeLine(lines, from);
  return insertLines(rest, Math.max(0, Math.min(to, rest.length)), [moved]);
}

/** The copy is a new object: lines are told apart by identity. */
export function duplicateLine(lines: readonly Line[], index: number): Line[] {
  const line = lines[index];
  return line ? insertLines(lines, index + 1, [copyOf(line)]) : [...lines];
}

/** What was done of a quote is said by one line. */
function copyOf(line: Line): Line {
  const copy = structuredClone(line);
  if (isPriced(copy)) delete copy.progress;
  return copy;
}

export function replaceLine(lines: readonly Line[], index: number, line: Line): Line[] {
  return lines.map((known, position) => (position === index ? line : known));
}
