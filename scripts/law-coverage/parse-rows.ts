/** A part of the law: the number and the title of its section, and what it says, row by row. */
export type Section = { number: string; title: string; count: number; rows: Row[] };

/** What the law says in one row, and where this project answers it. */
export type Row = {
  title: string;
  /** Rules that judge it, by their id. */
  rules: string[];
  /** Mentions that print it, by their id. */
  words: string[];
  /** A file that holds it. */
  code: string;
  /** Why no rule says it, or not all of it. */
  why: string;
};

/**
 * Reads `rows.txt`: « # number title (count) », then a row a line, « title | rules: a, b | words: c
 * | code: path | why: reason ». Throws where a line is neither.
 */
export function parseRows(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const heading = /^# (\S+) (.+) \((\d+)\)$/.exec(line);
    const [, number = '', title = '', count = ''] = heading ?? [];
    if (heading) sections.push({ number, title, count: Number(count), rows: [] });
    else requireLast(sections, line).rows.push(parseRow(line));
  }
  return sections;
}

function requireLast(sections: readonly Section[], line: string): Section {
  const section = sections.at(-1);
  if (!section || line.startsWith('#')) throw new Error(`Not a heading with its count: ${line}`);
  return section;
}

function parseRow(line: string): Row {
  const [title = '', ...parts] = line.split(' | ');
  const row: Row = { title, rules: [], words: [], code: '', why: '' };
  for (const part of parts) {
    const [, key, value = ''] = /^(rules|words|code|why): (.+)$/.exec(part) ?? [];
    if (key === 'rules' || key === 'words') row[key] = value.split(', ');
    else if (key === 'code' || key === 'why') row[key] = value;
    else throw new Error(`Not rules, words, code nor why: ${part}`);
  }
  return row;
}
