/** A section of the law and its rows. */
export type Section = { number: string; title: string; count: number; rows: Row[] };

/** A statement of the law, and where the project answers it. */
export type Row = {
  title: string;
  /** Ids of rules that check it. */
  rules: string[];
  /** Ids of mentions that print it. */
  words: string[];
  /** A file that implements it. */
  code: string;
  /** Why no rule covers it, or not all of it. */
  why: string;
};

/**
 * Parses `rows.txt`: « # number title (count) », then « title | rules: a, b | words: c | code: path
 * | why: reason » lines. Throws on anything else.
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
