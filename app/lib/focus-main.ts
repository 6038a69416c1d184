/** The target of the skip link. */
export const mainId = 'contenu';

/** Gives the focus to the page after something closes, without scrolling. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
