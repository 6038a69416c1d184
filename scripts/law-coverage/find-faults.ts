import type { Row, Section } from './parse-rows.ts';

/** Ids of rules, ids of mentions, and whether a path is a file. */
export type Known = {
  rules: ReadonlySet<string>;
  words: ReadonlySet<string>;
  isFile: (path: string) => boolean;
};

/** Inconsistencies, a sentence each; empty when every row and rule has its answer. */
export function findFaults(sections: readonly Section[], known: Known): string[] {
  const rows = sections.flatMap((section) => section.rows);
  return [
    ...sections.flatMap(findWrongCount),
    ...rows.flatMap((row) => findWrongRow(row, known)),
    ...listUnplaced(known.rules, rows, 'rules'),
    ...listUnplaced(known.words, rows, 'words'),
  ];
}

/** `count` is declared, so that a row missing here is a fault. */
function findWrongCount({ number, count, rows }: Section): string[] {
  return rows.length === count ? [] : [`§ ${number}: ${rows.length} rows of ${count}`];
}

function findWrongRow({ title, rules, words, code, why }: Row, known: Known): string[] {
  const isAnswered = rules.length + words.length > 0 || code !== '' || why !== '';
  return [
    ...(isAnswered ? [] : [`« ${title} » has no rule, no words, no code and no reason`]),
    ...rules.filter((id) => !known.rules.has(id)).map((id) => `« ${title} »: no rule ${id}`),
    ...words.filter((id) => !known.words.has(id)).map((id) => `« ${title} »: no mention ${id}`),
    ...(code === '' || known.isFile(code) ? [] : [`« ${title} »: no file ${code}`]),
  ];
}

function listUnplaced(
  ids: ReadonlySet<string>,
  rows: readonly Row[],
  key: 'rules' | 'words',
): string[] {
  const placed = new Set(rows.flatMap((row) => row[key]));
  return [...ids].filter((id) => !placed.has(id)).map((id) => `${id} is in no row (${key})`);
}
