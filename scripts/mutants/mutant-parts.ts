export type MutantPart = {
  /** Its code, and the tests that must kill its mutants. */
  folder: string;
  /** Percent of its mutants that must be killed. Raised to what is reached, never lowered. */
  wanted: number;
  /** Over how many days its files are spread; each day has its share. */
  days: number;
};

export const MUTANT_PARTS: readonly MutantPart[] = [
  { folder: 'documents/money', wanted: 93, days: 1 },
];
