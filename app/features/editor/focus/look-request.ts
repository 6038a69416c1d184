import { fieldId } from '#app/features/editor/fields/field-id.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { createState } from '#app/lib/create-state.ts';

/**
 * The requested part of the appearance, by path. `leave` closes the view that requested it when the
 * user moves on to the form.
 */
export const lookRequest = createState<{ path: LookPath | null; leave: () => void }>({
  path: null,
  leave: () => undefined,
});

export type LookPath = 'style.logo' | 'style.accent' | 'style.template';

/**
 * Opens the choice of logo, colour or template for a path of the sheet. False when the path has a
 * field to go to: every other path, and these while their section is open.
 */
export function showLook(path: FieldPath, leave: () => void = () => undefined): boolean {
  const asked = LOOKS[path];
  const isSectionOpen = document.getElementById(fieldId('style.logo.data')) !== null;
  if (!asked || isSectionOpen) return false;
  lookRequest.set({ path: asked, leave });
  return true;
}

export function closeLook(): void {
  lookRequest.set({ path: null });
}

/** The title leads to the template, which it shows best. */
const LOOKS: Readonly<Record<string, LookPath>> = {
  'style.logo': 'style.logo',
  'style.accent': 'style.accent',
  'style.template': 'style.template',
  title: 'style.template',
};
