export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;

export const TEXT_SEARCHES = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;

const TRUTHS = ['null', 'not_null', 'true', 'false', 'unknown'] as const;

export type Comparison = keyof typeof COMPARISONS;
export type TextSearch = keyof typeof TEXT_SEARCHES;
export type Truth = (typeof TRUTHS)[number];

export function isComparison(name: string): name is Comparison {
  return Object.hasOwn(COMPARISONS, name);
}

export function isTextSearch(name: string): name is TextSearch {
  return Object.hasOwn(TEXT_SEARCHES, name);
}

export function isTruth(name: string): name is Truth {
  return TRUTHS.some((truth) => truth === name);
}
