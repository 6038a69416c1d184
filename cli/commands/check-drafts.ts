import type { Request } from '#cli/arguments/options.ts';
import { listInputs } from '#cli/input/list-inputs.ts';
import { type InputProblem, readDraft } from '#cli/input/read-draft.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { formatProblem } from '#cli/output/format-problem.ts';
import { type ConformityReport, formatReport } from '#cli/output/format-report.ts';
import { print, say } from '#cli/output/output.ts';
import { checkConformity, hasBlockingFailure } from '#documents';
import { getToday } from '#runtime/today.ts';

/** Checks every draft: a readable report after each one, or a JSON list at the end. */
export async function checkDrafts({ inputs, options }: Request): Promise<number> {
  const { today = getToday(new Date()), all: wantsAll = false, json: wantsJson = false } = options;
  const listed = listInputs(inputs);
  const outcomes = listed.problems.map(({ input, message }) =>
    refuse(input, [{ path: '', message }]),
  );
  const codes = outcomes.map(judge);
  for (const file of listed.files) {
    const outcome = hideRules(await checkDraft(file, today), wantsAll);
    outcomes.push(outcome);
    codes.push(judge(outcome));
    if (!wantsJson && 'rules' in outcome) codes.push(await print(formatReport(outcome)));
  }
  if (wantsJson) codes.push(await print(`${JSON.stringify(outcomes, null, 2)}\n`));
  return Math.max(...codes);
}

type Outcome = ConformityReport | { file: string; problems: InputProblem[] };

async function checkDraft(file: string, today: string): Promise<Outcome> {
  const read = await readDraft(file);
  if (!read.ok) return refuse(file, read.problems);
  const { kind, subtype, number } = read.draft;
  const rules = checkConformity(read.draft, today);
  return { file, kind, subtype, number, today, isBlocked: hasBlockingFailure(rules), rules };
}

function refuse(file: string, problems: InputProblem[]): Outcome {
  for (const problem of problems) say(formatProblem(file, problem));
  return { file, problems };
}

function hideRules(outcome: Outcome, wantsAll: boolean): Outcome {
  if (wantsAll || !('rules' in outcome)) return outcome;
  return { ...outcome, rules: outcome.rules.filter(({ state }) => state !== 'not-applicable') };
}

function judge(outcome: Outcome): number {
  if ('problems' in outcome) return EXIT.wrongInput;
  return outcome.isBlocked ? EXIT.refused : EXIT.done;
}
