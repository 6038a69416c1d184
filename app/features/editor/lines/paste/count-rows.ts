import type { Line } from '#documents';

/** « 12 articles, 2 sections et 1 sous-total » */
export function countRows(lines: readonly Line[]): string {
  const parts = KINDS.flatMap(([kind, one, many]) => {
    const count = lines.filter((line) => line.kind === kind).length;
    return count === 0 ? [] : [`${count}\u00a0${count === 1 ? one : many}`];
  });
  if (parts.length === 0) return 'Aucune ligne à reprendre.';
  const last = parts.pop();
  return parts.length === 0 ? `${last}` : `${parts.join(', ')} et ${last}`;
}

const KINDS: readonly (readonly [Line['kind'], string, string])[] = [
  ['item', 'article', 'articles'],
  ['section', 'section', 'sections'],
  ['subtotal', 'sous-total', 'sous-totaux'],
];
