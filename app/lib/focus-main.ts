/** The page itself, where the skip link leads. */
export const mainId = 'contenu';

/** The focus of what has closed goes to the page, without moving it. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
