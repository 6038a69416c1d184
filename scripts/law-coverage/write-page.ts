import { ALWAYS } from '#documents/law/dated.ts';
import { listEndings } from '#documents/law/law-that-ends.ts';
import type { DatedRule } from '#documents/law/rule.ts';
import type { Row, Section } from './parse-rows.ts';

/** docs/law-coverage.md: each row of the law with its rules and mentions, or why there is none. */
export function writePage(
  sections: readonly Section[],
  rules: ReadonlyMap<string, DatedRule>,
): string {
  const rows = sections.flatMap((section) => section.rows);
  const judged = rows.filter((row) => row.rules.length + row.words.length > 0).length;
  const coded = rows.filter(isCoded).length;
  const parts = [
    '# The law, row by row',
    INTRODUCTION,
    `${rows.length} rows: ${judged} have a rule or a wording, ${coded} are held by code alone, ${rows.length - judged - coded} have only a reason. ${rules.size} rules.`,
    ...sections.map(writeSection),
    '## Rules that begin or end on a known day',
    'The others are older than any document: what the law says of their first day is not needed.',
    writeDates(rules),
    '## Law that ends',
    listEndings()
      .map(({ lastDay, what }) => `- ${lastDay}: ${what}`)
      .join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function isCoded({ rules, words, code }: Row): boolean {
  return rules.length + words.length === 0 && code !== '';
}

function writeSection({ number, title, rows }: Section): string {
  const lines = rows.map((row) => `- ${row.title} → ${describe(row)}`);
  return [`## ${number} ${title}`, '', ...lines].join('\n');
}

function describe({ rules, words, code, why }: Row): string {
  return [
    rules.map((id) => `\`${id}\``).join(', '),
    words.length > 0 ? `prints ${words.map((id) => `\`${id}\``).join(', ')}` : '',
    code && `[${code.split('/').at(-1)}](../${code})`,
    why,
  ]
    .filter(Boolean)
    .join('; ');
}

function writeDates(rules: ReadonlyMap<string, DatedRule>): string {
  return [...rules.values()]
    .filter(({ from, until }) => from !== ALWAYS || until !== undefined)
    .map(({ id, from, until }) => `- \`${id}\`: from ${from}${until ? ` until ${until}` : ''}`)
    .join('\n');
}

const INTRODUCTION = `Made by \`node scripts/law-coverage.ts\` from \`scripts/law-coverage/rows.txt\`, which has a line for each row of the reference on French invoicing law,
under the numbers of its sections. To add a row: raise the count of its section, write its line with the rules (\`rules:\`), the mentions (\`words:\`), the file (\`code:\`) or the
reason (\`why:\`) that answers it, and run the script again. The tests refuse a row without an answer, a rule or a mention that is in no row, and a page that is not the one of its rows.`;
