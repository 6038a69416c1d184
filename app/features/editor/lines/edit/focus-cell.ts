import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { runAfterPaint } from '#app/lib/timing/run-after-paint.ts';
import type { DraftPath } from '#documents';

/**
 * Focuses the field of a path, else the name of its line. Numbers are selected as in a spreadsheet;
 * in texts the caret goes to the end.
 */
export function focusCell(path: DraftPath | null): void {
  if (path === null) return;
  const index = Number(/^lines\[(\d+)\]/.exec(path)?.[1]);
  const field =
    document.getElementById(fieldId(path)) ??
    document.getElementById(fieldId(`lines[${index}].name`));
  field?.focus();
  if (!(field instanceof HTMLInputElement) || field.inputMode === 'decimal') return;
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Focuses the menu of a line, or the add button when no line is left. */
export function focusMenu(index: number): void {
  const menu = document.querySelector<HTMLElement>(`[data-line="${index}"] [data-line-menu]`);
  afterMenuCloses(() => (menu ? menu.focus() : focusAddButton()));
}

/**
 * Runs after a closing menu has returned the focus to its button, which it does in a later task.
 */
export function afterMenuCloses(task: () => void): void {
  runAfterPaint(task);
}

export function focusAddButton(): void {
  document.getElementById(fieldId('lines'))?.focus();
}
