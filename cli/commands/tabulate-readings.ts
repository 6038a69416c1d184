import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXIT } from '#cli/output/exit-codes.ts';
import { explainFileError } from '#cli/output/explain-file-error.ts';
import { formatConfusion, type Judged } from '#cli/output/format-confusion.ts';
import { formatProblem } from '#cli/output/format-problem.ts';
import { print, say } from '#cli/output/output.ts';
import { judgeByNorm } from '#documents/norm';
import { readInvoiceXml } from '#documents/received';

/**
 * Compares our verdicts on a folder’s XML files with the official ones in its `verdicts.jsonl`, one
 * line a report: { file, tool, valid, findings: [{ rule, severity }] }.
 */
export async function tabulateReadings(folder: string): Promise<number> {
  const path = join(folder, 'verdicts.jsonl');
  try {
    const official = gatherReports(await readFile(path, 'utf8'));
    const judged: Judged[] = [];
    for (const [file, reports] of official) judged.push(await judge(folder, file, reports));
    return print(formatConfusion(judged));
  } catch (error) {
    const message =
      error instanceof SyntaxError ? 'it is no list of reports' : explainFileError(error, 'read');
    say(formatProblem(path, { path: '', message }));
    return EXIT.wrongInput;
  }
}

type Report = {
  file: string;
  tool: string;
  valid: boolean;
  findings: { rule: string; severity: string }[];
};

function gatherReports(text: string): Map<string, Report[]> {
  const byFile = new Map<string, Report[]>();
  for (const line of text.split('\n').filter(Boolean)) {
    const report = JSON.parse(line) as Report; // written by the conformance suite
    byFile.set(report.file, [...(byFile.get(report.file) ?? []), report]);
  }
  return byFile;
}

async function judge(folder: string, file: string, reports: readonly Report[]): Promise<Judged> {
  const read = readInvoiceXml(await readFile(join(folder, file)), judgeByNorm);
  const ofFrance = reports.filter(({ tool }) => FRENCH.test(tool));
  const ofTheNorm = reports.filter(({ tool }) => !FRENCH.test(tool));
  const isValid = (list: readonly Report[]) => list.every(({ valid }) => valid);
  const rules = reports.flatMap(({ findings, valid }) =>
    valid ? [] : findings.map(({ rule }) => rule),
  );
  return {
    file,
    syntax: read.ok ? read.invoice.syntax : '',
    official: officialOf(isValid(ofTheNorm), isValid(ofFrance)),
    verdict: read.ok ? read.invoice.verdict : 'unread',
    brokenRules: [...new Set(rules.map((rule) => rule || 'schema'))],
    ownErrors: read.ok ? listErrors(read.invoice.findings) : [],
  };
}

function officialOf(isValid: boolean, isValidInFrance: boolean): Judged['official'] {
  if (!isValid) return 'invalid';
  return isValidInFrance ? 'valid' : 'invalid-in-france';
}

function listErrors(findings: readonly { code: string; severity: string }[]): string[] {
  return [
    ...new Set(findings.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))),
  ];
}

const FRENCH = /\bfr\b|france|ctc/i;
