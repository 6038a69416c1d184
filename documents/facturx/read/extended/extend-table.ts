import type { AnyElement } from '#documents/facturx/syntax/element.ts';

/**
 * A table of terms that reads more of each line, and more of the invoice, than it writes. Added
 * elements name their whole path: those of the table are inside others.
 */
export function extendTable(
  table: readonly AnyElement[],
  added: { line: readonly AnyElement[]; invoice: readonly AnyElement[] },
): readonly AnyElement[] {
  return [...table.map((element) => extendLines(element, added.line)), ...added.invoice];
}

function extendLines(element: AnyElement, added: readonly AnyElement[]): AnyElement {
  if (element.kind !== 'wrap' && element.kind !== 'group') return element;
  return element.kind === 'group' && element.term === 'lines'
    ? { ...element, children: [...element.children, ...added] }
    : { ...element, children: element.children.map((child) => extendLines(child, added)) };
}
