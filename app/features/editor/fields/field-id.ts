import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/**
 * The id of the control of a JSON path: « lines[2].name » → « field-lines-2-name ». Asked at each
 * key for all that a page says.
 */
export function fieldId(path: FieldPath): string {
  const known = ids.get(path);
  if (known !== undefined) return known;
  const id = `field-${path.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}`;
  ids.set(path, id);
  return id;
}

/** As many as there are fields. */
const ids = new Map<string, string>();
