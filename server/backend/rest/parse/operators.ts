export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
} as const;

const TRUTHS = ['null', 'not_null', 'true', 'false', 'unknown'] as const;

export type Comparison = keyof typeof COMPARISONS;
export type Truth = (typeof TRUTHS)[number];

export function isComparison(name: string): name is Comparison {
  return Object.hasOwn(COMPARISONS, name);
}

export function isTruth(name: string): name is Truth {
  return TRUTHS.some((truth) => truth === name);
}
