/**
 * What stays of the suggestions for an earlier text, until those for this one come: the options
 * that have each of its words.
 */
export function narrowOptions<Option extends { label: string }>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const words = fold(text).split(/\s+/);
  return options.filter(({ label }) => words.every((word) => fold(label).includes(word)));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
