import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/**
 * The DOM id of a path: « lines[2].name » → « field-lines-2-name ». Cached: called for every field
 * at each keystroke.
 */
export function fieldId(path: FieldPath): string {
  const known = ids.get(path);
  if (known !== undefined) return known;
  const id = `field-${path.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}`;
  ids.set(path, id);
  return id;
}

const ids = new Map<string, string>();
