import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/** Another field than the one asked from has the focus: anywhere, or in the section of a path. */
export function isOtherField(asked: Element | null, path?: FieldPath): boolean {
  const focused = document.activeElement;
  if (!focused?.matches('input, select, textarea') || focused === asked) return false;
  return path === undefined || focused.closest(`[data-section~="${path}"]`) !== null;
}
