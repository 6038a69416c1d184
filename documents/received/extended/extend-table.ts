import type { AnyElement } from '#documents/facturx/syntax/element.ts';

/**
 * Adds read-only terms to a table, for the lines and for the invoice. Added elements name their
 * whole path, since those of the table are nested; `first` are read before those of the table.
 */
export function extendTable(
  table: readonly AnyElement[],
  added: Record<'first' | 'line' | 'invoice', readonly AnyElement[]>,
): readonly AnyElement[] {
  return [
    ...added.first,
    ...table.map((element) => extendLines(element, added.line)),
    ...added.invoice,
  ];
}

function extendLines(element: AnyElement, added: readonly AnyElement[]): AnyElement {
  if (element.kind !== 'wrap' && element.kind !== 'group') return element;
  return element.kind === 'group' && element.term === 'lines'
    ? { ...element, children: [...element.children, ...added] }
    : { ...element, children: element.children.map((child) => extendLines(child, added)) };
}
