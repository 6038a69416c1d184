/** Former suggestions that hold the new text: they stay until those for that text come. */
export function narrowOptions<Option extends { label: string }>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  return options.filter(({ label }) => fold(label).includes(fold(text)));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
