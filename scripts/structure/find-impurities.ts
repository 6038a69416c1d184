/** Calls that make documents/ non-deterministic: the clock and randomness. */
export function findImpurities(path: string, source: string): string[] {
  if (!path.startsWith('documents/') || path.includes('.test.')) return [];
  const calls = source.match(/\b(?:Date\.now|Math\.random|performance\.now|new Date\(\))/g) ?? [];
  return calls.map((call) => `${path} calls ${call}: today and chance are arguments`);
}
