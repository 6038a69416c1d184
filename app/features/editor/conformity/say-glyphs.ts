import { focusField } from '#app/features/editor/focus/focus-field.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { RuleResult } from '#documents';

/** Reports the characters of the text that the file cannot show. */
export function sayGlyphs(session: EditorSession): void {
  const { conformity } = session.getState().editor.analysis.flush();
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
