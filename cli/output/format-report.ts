import { styleText } from 'node:util';
import type { RuleResult } from '#documents';
import { nameInput } from './format-problem.ts';
import { toPrintable } from './output.ts';

export type ConformityReport = {
  file: string;
  kind: string;
  subtype: string;
  number: string;
  today: string;
  isBlocked: boolean;
  rules: RuleResult[];
};

/** The readable report: the document, its rules (failures first), and a count. */
export function formatReport({ file, kind, subtype, number, rules }: ConformityReport): string {
  const title = [kind, subtype, number].filter(Boolean).map(toPrintable).join(', ');
  const sorted = rules.toSorted((a, b) => rank(a) - rank(b));
  const lines = sorted.flatMap(formatRule).map((line) => `  ${line}`);
  return [`${toPrintable(nameInput(file))}: ${title}`, ...lines, `  ${count(rules)}`, ''].join(
    '\n',
  );
}

/** « 2 blocking rules fail », then one line each. */
export function formatFailures(rules: readonly RuleResult[]): string {
  const failures = rules.filter(
    ({ state, severity }) => state === 'missing' && severity === 'blocking',
  );
  const title =
    failures.length === 1 ? '1 blocking rule fails' : `${failures.length} blocking rules fail`;
  const lines = failures.map(({ label, message, field }) => `  ✗ ${label}: ${message} [${field}]`);
  return [`${title}:`, ...lines.map(toPrintable)].join('\n');
}

function formatRule(rule: RuleResult): string[] {
  const sign = SIGNS[look(rule)];
  const title = `${styleText(sign.color, sign.character, { stream: process.stdout })} ${toPrintable(rule.label)}`;
  if (rule.state !== 'missing') return [`${title} (${toPrintable(rule.reference)})`];
  return [
    `${title} [${rule.severity}]`,
    ...[rule.message, `field: ${rule.field}`, `reference: ${rule.reference}`].map(
      (line) => `    ${toPrintable(line)}`,
    ),
  ];
}

type Look = RuleResult['severity'] | Exclude<RuleResult['state'], 'missing'>;

function look({ state, severity }: RuleResult): Look {
  return state === 'missing' ? severity : state;
}

function rank(rule: RuleResult): number {
  return Object.keys(SIGNS).indexOf(look(rule));
}

function count(rules: readonly RuleResult[]): string {
  return Object.entries(SIGNS)
    .map(([name, { words }]) => ({
      words,
      number: rules.filter((rule) => look(rule) === name).length,
    }))
    .filter(({ number }) => number > 0)
    .map(({ words, number }) => `${number} ${words}`)
    .join(', ');
}

const SIGNS = {
  blocking: { character: '✗', color: 'red', words: 'blocking' },
  warning: { character: '!', color: 'yellow', words: 'to look at' },
  information: { character: 'i', color: 'cyan', words: 'to know' },
  satisfied: { character: '✓', color: 'green', words: 'satisfied' },
  'not-applicable': { character: '-', color: 'gray', words: 'not applicable' },
} as const satisfies Record<Look, { character: string; color: string; words: string }>;
