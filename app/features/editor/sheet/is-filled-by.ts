import { fieldId } from '#app/features/editor/fields/field-id.ts';
import type { DraftPath } from '#documents';

/**
 * Whether the control with this id fills the marks of a field: its own control or one of its parts
 * (« payment.mandate.reference » fills the marks of « payment.mandate »).
 */
export function isFilledBy(field: DraftPath, controlId: string): boolean {
  const id = fieldId(field);
  if (id === controlId) return true;
  return controlId.startsWith(`${id}-`) && !controlId.slice(id.length + 1).includes('-');
}
