import papa from 'papaparse';

/**
 * The cells of each row that has any. Quotes that only belong to a label would swallow the rows
 * below it: with such quotes, each row ends with its line.
 */
export function parseRows(text: string, delimiter: string, preview = 0): string[][] {
  const config = { delimiter, skipEmptyLines: 'greedy', preview } as const;
  const { data, errors } = papa.parse<string[]>(text, config);
  if (!errors.some(({ code }) => code.endsWith('Quotes'))) return data;
  const plain = papa.parse<string[]>(text, { ...config, fastMode: true });
  return plain.data.map((row) => row.map(unquote));
}

function unquote(cell: string): string {
  const [, inside] = /^\s*"((?:[^"]|"")*)"\s*$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}
