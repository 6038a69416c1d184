/**
 * Names that match a text, ignoring accents, case and hyphens. A complete name lists all the
 * others: the user may want to change it.
 */
export function matchCities(names: readonly string[], typed: string): readonly string[] {
  if (names.includes(typed)) return names.length > 1 ? names : [];
  const wanted = simplify(typed);
  return names.filter((name) => ` ${simplify(name)}`.includes(` ${wanted}`));
}

/** The name that a complete text writes, ignoring accents, case and hyphens. */
export function findCity(names: readonly string[], typed: string): string | null {
  const wanted = simplify(typed);
  return names.find((name) => simplify(name) === wanted) ?? null;
}

/** « Saint-Étienne-lès-Orgues » → « saint etienne les orgues » */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z]+/g, ' ')
    .trimStart()
    .replaceAll(/\b(s)(te?)\b/g, (_, s: string, t: string) => `${s}ain${t}`);
}
