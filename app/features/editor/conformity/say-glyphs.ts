import { focusField } from '#app/features/editor/focus/focus-field.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { RuleResult } from '#documents';

/** Reports the characters of the text that the file cannot show. */
export function sayGlyphs(workspace: Workspace): void {
  const { conformity } = workspace.getState().editor.analysis.flush();
  const found = findGlyphs(conformity);
  if (!found) return;
  showToast('Des caractères ne s’impriment pas.', {
    tone: 'error',
    detail: found.message,
    action: { label: 'Corriger', onClick: () => focusField(found.field) },
  });
}

export function findGlyphs(conformity: readonly RuleResult[]): RuleResult | undefined {
  return conformity.find(({ id }) => id === 'printable-text');
}
