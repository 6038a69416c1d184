import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { runAfterPaint } from '#app/lib/timing/run-after-paint.ts';

/**
 * Focuses the field of a path, or the name of its line where it has none. Numbers select
 * themselves, as in a spreadsheet; texts go on at their end.
 */
export function focusCell(path: string | null): void {
  if (path === null) return;
  const line = /^lines\[\d+\]/.exec(path)?.[0] ?? '';
  const field =
    document.getElementById(fieldId(path)) ?? document.getElementById(fieldId(`${line}.name`));
  field?.focus();
  if (!(field instanceof HTMLInputElement) || field.inputMode === 'decimal') return;
  field.setSelectionRange(field.value.length, field.value.length);
}

/** The menu of a line, or the button that adds one when there is none left. */
export function focusMenu(index: number): void {
  const menu = document.querySelector<HTMLElement>(`[data-line="${index}"] [data-line-menu]`);
  afterMenuCloses(() => (menu ? menu.focus() : focusAddButton()));
}

/**
 * A menu that closes gives the focus back to its own button, in a task of its own: what moves the
 * focus comes after.
 */
export function afterMenuCloses(task: () => void): void {
  runAfterPaint(task);
}

export function focusAddButton(): void {
  document.getElementById(fieldId('lines'))?.focus();
}
