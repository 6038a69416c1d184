/** The target of the skip link. */
export const mainId = 'contenu';

/** Gives the focus to the page when something closes or a document opens, without scrolling. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
