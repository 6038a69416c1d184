import type { Mark } from '#documents';

export type MarkGroup = { key: string; marks: readonly Mark[] };

/**
 * Groups marks by the part of the document they show (a line, the seller…), in order. A group with
 * the same mark objects keeps its identity: a keystroke in one line re-renders nothing else.
 */
export function groupMarks(marks: readonly Mark[]): MarkGroup[] {
  const counts = new Map<string, number>();
  return splitByPart(marks).map(({ part, marks: group }) => {
    const count = counts.get(part) ?? 0;
    counts.set(part, count + 1);
    return { key: `${part} ${count}`, marks: reuseGroup(group) };
  });
}

function splitByPart(marks: readonly Mark[]): { part: string; marks: Mark[] }[] {
  const groups: { part: string; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const part = partOf(mark);
    const last = groups.at(-1);
    if (last && (part === null || part === last.part)) last.marks.push(mark);
    else groups.push({ part: part ?? '', marks: [mark] });
  }
  return groups;
}

/** « lines[2].name » → « lines[2] », « seller.address.city » → « seller »; null without a field. */
function partOf(mark: Mark): string | null {
  const field = 'field' in mark ? mark.field : undefined;
  return field ? (PART.exec(field)?.[0] ?? field) : null;
}

function reuseGroup(marks: readonly Mark[]): readonly Mark[] {
  const [first] = marks;
  if (!first) return marks;
  const former = known.get(first);
  const isSame =
    former?.length === marks.length && former.every((mark, index) => mark === marks[index]);
  if (isSame) return former;
  known.set(first, marks);
  return marks;
}

const PART = /^[^.[]+(?:\[\d+\])?/;
/** The last group that began with each mark. */
const known = new WeakMap<Mark, readonly Mark[]>();
