import type { Breakage } from './break-case.ts';
import type { Check } from './plan-checks.ts';
import type { Finding, Report } from './run-validator.ts';

/** The result of one rule set on one case; `passed` means as expected. */
export type Verdict = { name: string; tool: string; passed: boolean; problems: string[] };

/**
 * One verdict per file and rule set. A good file passes when valid; a broken one has a single
 * verdict, of the rule set that must reject it, and passes when the expected rule does.
 */
export function judge(checks: readonly Check[], reports: readonly Report[]): Verdict[] {
  return checks.flatMap((check) => {
    const own = reports.filter((report) => report.file === check.file && isOf(check, report));
    if (check.broken) return [judgeBroken(check, check.broken, own)];
    return own.length > 0 ? own.map((report) => judgeGood(check, report)) : [ignored(check)];
  });
}

/** Two validators read the same PDF. */
function isOf({ validator }: Check, { tool }: Report): boolean {
  return (validator === 'mustang') === (tool === 'Mustang');
}

function ignored({ name, validator }: Check): Verdict {
  return { name, tool: validator, passed: false, problems: ['not looked at'] };
}

function judgeGood({ name }: Check, { tool, valid, findings }: Report): Verdict {
  if (valid) return { name, tool, passed: true, problems: [] };
  const errors = findings.filter(({ severity }) => severity === 'error');
  const problems = errors.length > 0 ? describe(errors) : ['not valid, without a reason'];
  return { name, tool, passed: false, problems };
}

function judgeBroken(
  { name, validator }: Check,
  { tool, rule }: Breakage,
  reports: Report[],
): Verdict {
  const report = reports.find((one) => tool.test(one.tool));
  const answer = report?.valid === false ? describe(report.findings).join('; ') : 'accepted';
  const passed = report?.valid === false && report.findings.some((one) => rule.test(one.rule));
  const problems = passed ? [] : [`${rule} should refuse it: ${answer}`];
  return { name, tool: report?.tool ?? validator, passed, problems };
}

/** Groups findings by rule: the first place and the count. */
function describe(findings: readonly Finding[]): string[] {
  return [...groupBy(findings, ({ rule }) => rule)].map(([rule, [first, ...others]]) => {
    const count = others.length > 0 ? ` (${others.length + 1} times)` : '';
    const place = first?.location ? ` at ${first.location}` : '';
    return `${rule}${count}: ${first?.message.replaceAll(/\s+/g, ' ').slice(0, MESSAGE_LENGTH)}${place}`;
  });
}

/** One line for the file and rule set, then one per problem. */
export function formatVerdict({ name, tool, problems }: Verdict): string {
  return [`FAIL ${name} · ${tool}`, ...problems.map((problem) => `     ${problem}`)].join('\n');
}

/** A line per rule set, then « N passed, N failed », counting each file and rule set. */
export function formatSummary(verdicts: readonly Verdict[]): string {
  const lines = [...groupBy(verdicts, ({ tool }) => tool)].map(
    ([tool, own]) => `${tool}: ${count(own)}`,
  );
  return [...lines, count(verdicts)].join('\n');
}

function count(verdicts: readonly Verdict[]): string {
  const passed = verdicts.filter((verdict) => verdict.passed).length;
  return `${passed} passed, ${verdicts.length - passed} failed`;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const MESSAGE_LENGTH = 300;
