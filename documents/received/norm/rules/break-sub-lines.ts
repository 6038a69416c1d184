import { roundExact } from '#documents/received/norm/exact.ts';
import type { LineView, View } from '#documents/received/norm/view.ts';
import { exact, sum, when } from './exact-amounts.ts';

/** Broken rules of sub-lines (BR-FREXT-05 to 12): type, parent and sums. */
export function breakSubLines({ lines, syntax, extension }: View): string[] {
  const ids = new Map(lines.map((line, index) => [line.id.trim(), index]));
  const isLost = (line: LineView, index: number) => {
    if (line.parentId === undefined) return false;
    const parent = ids.get(line.parentId.trim());
    const isOwn = parent === index && extension?.prefix === 'FREXT';
    return parent === undefined || isOwn;
  };
  const below = gatherBelow(lines);
  const titles = lines.filter(
    ({ status, lineNetAmount }) => status === 'GROUP' && lineNetAmount !== undefined,
  );
  return [
    ...when(
      'BR-EXT-05',
      lines.some(({ status }) => status !== undefined && !STATUSES.has(status)),
    ),
    ...when(
      'BR-EXT-06',
      lines.some(({ parentId, status }) => parentId !== undefined && !status),
    ),
    ...when('BR-EXT-11', lines.some(isLost)),
    ...titles.flatMap((title) => breakTitle(title, below.get(title.id) ?? [])),
    ...when('UBL-SR-48', syntax === 'ubl' && !lines.every(isOfOneTax)),
  ];
}

/** Titles and counted lines, by parent. */
function gatherBelow(lines: readonly LineView[]): ReadonlyMap<string, readonly LineView[]> {
  const below = new Map<string, LineView[]>();
  for (const line of lines) {
    const parent = line.parentId?.trim();
    if (parent === undefined || (line.status !== 'GROUP' && line.status !== 'DETAIL')) continue;
    const known = below.get(parent);
    if (known) known.push(line);
    else below.set(parent, [line]);
  }
  return below;
}

function breakTitle(title: LineView, children: readonly LineView[]): string[] {
  const expected = roundExact(sum(children.map(({ lineNetAmount }) => lineNetAmount)));
  const isSilent = ({ status, lineNetAmount }: LineView) =>
    status === 'GROUP' && lineNetAmount === undefined;
  return [
    ...when('BR-EXT-08', exact(title.lineNetAmount) !== expected),
    ...when('BR-EXT-12', children.some(isSilent)),
  ];
}

function isOfOneTax({ taxes, isCounted }: LineView): boolean {
  return isCounted ? taxes.length === 1 : taxes.length <= 1;
}

const STATUSES = new Set(['DETAIL', 'GROUP', 'INFORMATION']);
