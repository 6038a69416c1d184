import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/**
 * The path and its enclosing paths, innermost first: « lines[2].period.start », « lines[2].period
 * », « lines[2] », « lines ».
 */
export function listCandidates(path: FieldPath): FieldPath[] {
  const candidates = [path];
  let rest: string = path;
  while (/[.[]/.test(rest)) {
    rest = rest.slice(0, Math.max(rest.lastIndexOf('.'), rest.lastIndexOf('[')));
    candidates.push(rest as FieldPath); // what holds a path has one
  }
  return candidates;
}
