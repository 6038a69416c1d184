import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** A text on the screen could not be read; `detail` says what that means for the file. */
export function sayUnread(path: string, detail: string): void {
  showToast('Un champ n’a pas pu être lu.', {
    tone: 'error',
    detail,
    action: { label: 'Voir', onClick: () => focusField(path) },
  });
}
