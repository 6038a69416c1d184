/**
 * The path and its enclosing paths, innermost first: « lines[2].period.start », « lines[2].period
 * », « lines[2] », « lines ».
 */
export function listCandidates(path: string): string[] {
  const candidates = [path];
  let rest = path;
  while (/[.[]/.test(rest)) {
    rest = rest.slice(0, Math.max(rest.lastIndexOf('.'), rest.lastIndexOf('[')));
    candidates.push(rest);
  }
  return candidates;
}
