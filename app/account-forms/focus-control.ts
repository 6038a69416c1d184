/** Brings the focus to the field of this name: the first that is not right. */
export function focusControl(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
