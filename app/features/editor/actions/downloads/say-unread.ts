import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Reports a field whose text could not be parsed; `detail` says what that means for the file. */
export function sayUnread(path: string, detail: string): void {
  showToast('Un champ n’a pas pu être lu.', {
    tone: 'error',
    detail,
    action: { label: 'Voir', onClick: () => focusField(path) },
  });
}
