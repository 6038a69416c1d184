import type { Terms } from '#documents/facturx/syntax/element.ts';

/**
 * Every value of an invoice by its term, positions left out: « lines.attributes.name » → the names,
 * in order.
 */
export function flattenTerms(terms: Terms): Map<string, string[]> {
  const values = new Map<string, string[]>();
  collect(terms, '', values);
  return values;
}

function collect(terms: Terms, above: string, values: Map<string, string[]>): void {
  for (const [name, value] of Object.entries(terms)) {
    const path = above + name;
    if (typeof value === 'string') {
      if (value !== '') listOf(values, path).push(value);
    } else if (value !== undefined) {
      for (const group of [value].flat()) collect(group, `${path}.`, values);
    }
  }
}

function listOf(values: Map<string, string[]>, path: string): string[] {
  const known = values.get(path) ?? [];
  values.set(path, known);
  return known;
}
