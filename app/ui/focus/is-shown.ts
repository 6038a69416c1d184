/** Whether an element has a place on the page: a hidden or folded one has none. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
