import type { ReceivedVerdict } from '#documents/received';

export type Judged = {
  file: string;
  syntax: string;
  official: keyof typeof OFFICIAL_NAMES;
  verdict: ReceivedVerdict | 'unread';
  /** Official rules that the file breaks. */
  brokenRules: readonly string[];
  /** Codes of our errors. */
  ownErrors: readonly string[];
};

/** A confusion table in Markdown: verdicts by syntax, missed rules, and our false errors. */
export function formatConfusion(files: readonly Judged[]): string {
  const missed = files.filter(isMissed);
  const wronged = files.filter(
    ({ official, verdict }) => official === 'valid' && verdict === 'refused',
  );
  return [
    ...formatVerdicts(files),
    '',
    ...formatRules('official rule that we do not see', missed, ({ brokenRules }) => brokenRules),
    '',
    ...formatRules('error found in a valid file', wronged, ({ ownErrors }) => ownErrors),
    '',
  ].join('\n');
}

/** A file refused by French rules only is readable, but must be reported to its issuer. */
function isMissed({ official, verdict }: Judged): boolean {
  if (official === 'invalid-in-france') return verdict === 'conforming';
  return official === 'invalid' && verdict !== 'refused';
}

function formatVerdicts(files: readonly Judged[]): string[] {
  const syntaxes = [...new Set(files.map(({ syntax }) => syntax))].sort();
  const rows = syntaxes.flatMap((syntax) =>
    Object.entries(OFFICIAL_NAMES).map(([official, name]) => {
      const own = files.filter((file) => file.syntax === syntax && file.official === official);
      const counts = VERDICTS.map(
        (verdict) => own.filter((file) => file.verdict === verdict).length,
      );
      return toRow([syntax.toUpperCase() || 'unread', name, ...counts.map(String)]);
    }),
  );
  return [
    toRow(['syntax', 'official rules', 'conforme', 'à signaler', 'irrecevable', 'unread']),
    toRow(['---', '---', '---:', '---:', '---:', '---:']),
    ...rows,
  ];
}

function formatRules(
  title: string,
  files: readonly Judged[],
  listRules: (file: Judged) => readonly string[],
): string[] {
  const byRule = new Map<string, string[]>();
  for (const file of files)
    for (const rule of listRules(file)) byRule.set(rule, [...(byRule.get(rule) ?? []), file.file]);
  const rows = [...byRule].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    toRow([title, 'files', 'for example']),
    toRow(['---', '---:', '---']),
    ...rows.map(([rule, names]) => toRow([rule, String(names.length), names[0] ?? ''])),
    ...(rows.length === 0 ? [toRow(['none', '0', ''])] : []),
  ];
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const OFFICIAL_NAMES = {
  valid: 'valid',
  'invalid-in-france': 'refused by the rules of France alone',
  invalid: 'refused by EN 16931',
} as const;
const VERDICTS = ['conforming', 'to-report', 'refused', 'unread'] as const;
