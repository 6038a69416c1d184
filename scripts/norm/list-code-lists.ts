/**
 * The code lists of EN 16931 (BR-CL, countries of BR-CO-09) in the official rules of both syntaxes:
 * each list once, followed by the rules that use it.
 */
export function listCodeLists(files: ReadonlyMap<string, string>): string {
  const lists = new Map<string, string[]>();
  for (const syntax of ['cii', 'ubl']) {
    const rules = files.get(newestOf(files, syntax)) ?? '';
    for (const [, body = '', code = ''] of rules.matchAll(ASSERTION)) {
      const codes = [...body.matchAll(LIST)].map(([, list = '']) => list.trim());
      const mimes = [...body.matchAll(MIME)].map(([, mime = '']) => mime);
      const names = codes.length > 0 ? codes : [mimes.join(' ')];
      names.forEach((list, index) => {
        if (list !== '') lists.set(list, [...(lists.get(list) ?? []), nameOf(syntax, code, index)]);
      });
    }
  }
  return [...lists].map(([list, names]) => `${[...new Set(names)].join(',')}=${list}\n`).join('');
}

/** In UBL, invoices and credit notes have separate lists of types. */
function nameOf(syntax: string, code: string, index: number): string {
  return index === 0 ? `${syntax}:${code}` : `${syntax}:${code}-${index + 1}`;
}

function newestOf(files: ReadonlyMap<string, string>, syntax: string): string {
  const names = [...files.keys()].filter((name) =>
    name.endsWith(`EN16931-${syntax.toUpperCase()}-validation.xslt`),
  );
  const versionOf = (name: string) => (/\/(\d[\d.]*)/.exec(name)?.[1] ?? '').split('.').map(Number);
  const compare = (a: string, b: string) => {
    const [left, right] = [versionOf(a), versionOf(b)];
    const at = left.findIndex((part, index) => part !== right[index]);
    return at < 0 ? -1 : (left[at] ?? 0) - (right[at] ?? 0);
  };
  return names.toSorted(compare).at(-1) ?? '';
}

const ASSERTION =
  /<svrl:failed-assert test="([^"]*)">\s*<xsl:attribute name="id">(BR-CL-\d+|BR-CO-09)</g;
const LIST = /contains\(\s*'\s([^']+)\s'/g;
const MIME = /@mimeCode = '([^']+)'/g;
