/** A word, a sign, a text or number; or what stands between parentheses, or `case` and `end`. */
export type Item = string | readonly Item[];

/** The items of a text of SQL or PL/pgSQL, in lower case, without comments. */
export function readSql(text: string): readonly Item[] {
  const root: Item[] = [];
  const open: { items: Item[]; isCase: boolean }[] = [{ items: root, isCase: false }];
  for (const word of listWords(text)) {
    const current = open.at(-1);
    if (!current) throw new Error(`A parenthesis too many closes in: ${text}`);
    const isCase = word === 'case' && isExpression(current);
    if (word === '(' || isCase) {
      const items: Item[] = [];
      current.items.push(items);
      open.push({ items, isCase });
    } else if (word === ')' || (word === 'end' && current.isCase)) open.pop();
    else current.items.push(word);
  }
  if (open.length !== 1) throw new Error(`A parenthesis stays open in: ${text}`);
  return root;
}

function listWords(text: string): string[] {
  return [...text.matchAll(TOKEN)]
    .map(([token]) => token.toLowerCase())
    .filter((word) => !word.startsWith('--') && !word.startsWith('/*'));
}

/** Not a statement of PL/pgSQL, which is ended by `end case`. */
function isExpression({ items, isCase }: { items: readonly Item[]; isCase: boolean }): boolean {
  const before = items.at(-1);
  if (isCase) return true;
  return before !== undefined && before !== 'end' && !STARTS.has(before);
}

/** The statements, and the sides of a union, each on its own. */
export function splitStatements(items: readonly Item[]): (readonly Item[])[] {
  const statements: Item[][] = [[]];
  for (const item of items)
    if (STARTS.has(item)) statements.push([]);
    else statements.at(-1)?.push(item);
  return statements.filter(({ length }) => length > 0);
}

const STARTS: ReadonlySet<Item> = new Set([
  ...[';', 'union', 'intersect', 'except', 'begin', 'declare', 'exception'],
  ...['if', 'then', 'else', 'elsif', 'loop'],
]);
const TOKEN =
  /--.*|\/\*[\s\S]*?\*\/|e?'(?:[^']|'')*'|"[^"]+"|[a-z_]\w*(?:\.[a-z_*]\w*)*|\$\d+|\d[\d.]*|::|:=|<>|<=|>=|=>|\S/gi;
