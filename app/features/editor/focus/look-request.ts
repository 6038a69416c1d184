import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { createState } from '#app/lib/create-state.ts';

/**
 * What of the appearance is asked for, by its path; null while nothing is. `leave` closes what it
 * was asked from, for who goes on to the form.
 */
export const lookRequest = createState<{ path: LookPath | null; leave: () => void }>({
  path: null,
  leave: () => undefined,
});

export type LookPath = 'style.logo' | 'style.accent' | 'style.template';

/**
 * Opens the choices of logo, colour and template for a path of the sheet; false for one that has a
 * field to go to: all others, and those of the appearance while their section is open.
 */
export function showLook(path: string, leave: () => void = () => undefined): boolean {
  const asked = LOOKS[path];
  const isSectionOpen = document.getElementById(fieldId('style.logo.data')) !== null;
  if (!asked || isSectionOpen) return false;
  lookRequest.set({ path: asked, leave });
  return true;
}

export function closeLook(): void {
  lookRequest.set({ path: null });
}

/** The title is where one sees a template. */
const LOOKS: Readonly<Record<string, LookPath>> = {
  'style.logo': 'style.logo',
  'style.accent': 'style.accent',
  'style.template': 'style.template',
  title: 'style.template',
};
