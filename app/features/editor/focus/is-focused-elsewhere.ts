import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/** Something outside the section of this path has the focus: a late answer leaves it there. */
export function isFocusedElsewhere(path: FieldPath): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  return !focused.closest(`[data-section~="${path}"], [role="dialog"]`);
}
