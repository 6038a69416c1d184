/** Moves the focus to the control of a form that has this name. */
export function focusNamed(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
