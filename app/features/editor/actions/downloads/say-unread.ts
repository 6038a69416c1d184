import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { DraftPath } from '#documents';

/** Reports a field whose text could not be parsed; `detail` says what that means for the file. */
export function sayUnread(path: string, detail: string): void {
  const field = path as DraftPath; // a draft keeps an unread text under the path of its field
  showToast('Un champ n’a pas pu être lu.', {
    tone: 'error',
    detail,
    action: { label: 'Voir', onClick: () => focusField(field) },
  });
}
