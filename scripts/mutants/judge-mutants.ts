import * as z from 'zod/mini';

export type MutantJudgement = {
  killed: number;
  total: number;
  isEnough: boolean;
  /** File, line and replacement of what no test noticed. */
  survivors: string[];
};

/**
 * Reads the JSON report of Stryker. A mutant that never ends is noticed as well as one that fails a
 * test; one that does not run at all is not counted. No mutants are never enough.
 */
export function judgeMutants(report: unknown, wanted: number): MutantJudgement {
  const files = Object.entries(mutantReport.parse(report).files);
  const mutants = files.flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const survivors = mutants.filter(({ status }) => SURVIVED.includes(status));
  const total = killed + survivors.length;
  return {
    killed,
    total,
    isEnough: total > 0 && killed * 100 >= wanted * total,
    survivors: survivors.map(describeSurvivor),
  };
}

/** « 97.3 % », never rounded up. */
export function formatShare({ killed, total }: Pick<MutantJudgement, 'killed' | 'total'>): string {
  return `${Math.floor((killed * 1000) / Math.max(1, total)) / 10} %`;
}

function describeSurvivor({ file, source, location, replacement, status }: Mutant): string {
  const lines = source.split('\n');
  const at = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1);
  const before = source.slice(at(location.start), at(location.end));
  const untested = status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `${file}:${location.start.line} ${shorten(before)} → ${shorten(replacement ?? '')}${untested}`;
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

const LONGEST = 80;
const KILLED: readonly string[] = ['Killed', 'Timeout'];
const SURVIVED: readonly string[] = ['Survived', 'NoCoverage'];

const position = z.object({ line: z.number(), column: z.number() });
const mutantReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.optional(z.string()),
          location: z.object({ start: position, end: position }),
        }),
      ),
    }),
  ),
});

type Position = z.infer<typeof position>;
type ReportedFile = z.infer<typeof mutantReport>['files'][string];
type Mutant = ReportedFile['mutants'][number] & { file: string; source: string };
