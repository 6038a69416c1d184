/** Calls that would make documents/ give something else tomorrow: the clock and chance. */
export function findImpurities(path: string, source: string): string[] {
  if (!path.startsWith('documents/') || path.includes('.test.')) return [];
  const calls = source.match(/\b(?:Date\.now|Math\.random|performance\.now|new Date\(\))/g) ?? [];
  return calls.map((call) => `${path} calls ${call}: today and chance are arguments`);
}
