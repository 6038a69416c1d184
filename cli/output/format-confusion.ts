import type { ReceivedVerdict } from '#documents/read';

/** A file, what the official rules say of it, and what we say. */
export type Judged = {
  file: string;
  syntax: string;
  official: keyof typeof OFFICIAL_NAMES;
  verdict: ReceivedVerdict | 'unread';
  /** The official rules that it breaks. */
  brokenRules: readonly string[];
  /** The codes of our errors. */
  ownErrors: readonly string[];
};

/**
 * The confusion table in Markdown: verdicts by syntax, then each rule that was missed, and each of
 * ours that was found where the official rules find nothing.
 */
export function formatConfusion(files: readonly Judged[]): string {
  const missed = files.filter(isMissed);
  const wronged = files.filter(
    ({ official, verdict }) => official === 'valid' && verdict === 'refused',
  );
  return [
    ...formatVerdicts(files),
    '',
    ...formatRules(
      'Règle officielle que nous ne voyons pas',
      missed,
      ({ brokenRules }) => brokenRules,
    ),
    '',
    ...formatRules('Constat d’erreur sur un fichier valide', wronged, ({ ownErrors }) => ownErrors),
    '',
  ].join('\n');
}

/** What the French rules alone refuse may be read, but is to be told to its issuer. */
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
      return toRow([syntax.toUpperCase() || 'non lu', name, ...counts.map(String)]);
    }),
  );
  return [
    toRow(['syntaxe', 'règles officielles', 'conforme', 'à signaler', 'irrecevable', 'non lu']),
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
    toRow([title, 'fichiers', 'par exemple']),
    toRow(['---', '---:', '---']),
    ...rows.map(([rule, names]) => toRow([rule, String(names.length), names[0] ?? ''])),
    ...(rows.length === 0 ? [toRow(['aucune', '0', ''])] : []),
  ];
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const OFFICIAL_NAMES = {
  valid: 'valide',
  'invalid-in-france': 'refusé par les seules règles françaises',
  invalid: 'refusé par EN 16931',
} as const;
const VERDICTS = ['conforming', 'to-report', 'refused', 'unread'] as const;
