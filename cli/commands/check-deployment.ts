import type { Options } from '#cli/arguments/options.ts';
import { type LoadRequest, readLoad } from '#cli/arguments/read-load.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { explainFileError } from '#cli/output/explain-file-error.ts';
import { formatFigures } from '#cli/output/format-figures.ts';
import { print, say, tidyUpFirst, toPrintable } from '#cli/output/output.ts';
import { writeFile } from '#cli/output/write-file.ts';
import {
  type BackendFinding,
  checkBackend,
  formatFinding,
} from '#server/backend/acceptance/check-backend.ts';
import { compareFigures } from '#server/backend/acceptance/compare-figures.ts';
import type { CheckedBackend } from '#server/backend/acceptance/connect.ts';
import type { KeptFigures, LoadFigures } from '#server/backend/acceptance/figures.ts';
import { readDeployedVersion } from '#server/backend/acceptance/read-deployed-version.ts';
import { type LoadPlan, runLoad } from '#server/backend/acceptance/run-load.ts';
import type { Variables } from '#server/gather-variables.ts';

/** Checks a deployment from outside, then perhaps puts it under load (docs/operations.md). */
export async function checkDeployment(variables: Variables, options: Options): Promise<number> {
  const backend = readBackend(variables);
  if (!backend) return refuse(GIVE_VARIABLES);
  const request = readLoad(options);
  if (typeof request === 'string') return refuse(request);
  const interruption = new AbortController();
  tidyUpFirst(() => {
    say('Deleting the temporary accounts first; interrupt again to leave them there.');
    interruption.abort();
  });
  const report = options.json ? ignore : print;
  const answer = await examine(backend, request, { report, signal: interruption.signal });
  if (options.json) await print(`${JSON.stringify(answer, null, 2)}\n`);
  if (interruption.signal.aborted) return EXIT.refused;
  if (answer.load && request.keptPath !== null && !keep(request.keptPath, answer.load))
    return EXIT.wrongInput;
  return answer.isGood ? EXIT.done : EXIT.refused;
}

type Report = (text: string) => Promise<unknown>;

async function examine(
  backend: CheckedBackend,
  { plan, former }: LoadRequest,
  { report, signal }: { report: Report; signal: AbortSignal },
) {
  const checks: BackendFinding[] = [];
  for await (const finding of checkBackend(backend)) {
    checks.push(finding);
    await report(`${formatFinding(finding)}\n`);
  }
  const isFit = checks.every(({ problem }) => problem === null);
  const isTried = isFit && plan !== null;
  if (plan && !isFit) await report('· The load was not tried: a check failed.\n');
  const { figures, problem } = isTried ? await tryLoad(backend, plan, signal) : NOT_TRIED;
  const load = figures && {
    date: new Date().toISOString(),
    origin: new URL(backend.url).origin,
    version: await readDeployedVersion(backend),
    figures,
  };
  const comparison = figures && former ? compareFigures(figures, former) : null;
  if (figures) await report(formatFigures(figures, comparison));
  if (problem !== null) await report(`✗ ${problem}\n`);
  return { isGood: isFit && problem === null, checks, problem, load, comparison };
}

type Tried = { figures: LoadFigures | null; problem: string | null };

async function tryLoad(
  backend: CheckedBackend,
  plan: LoadPlan,
  signal: AbortSignal,
): Promise<Tried> {
  try {
    const { figures, remaining } = await runLoad(backend, plan, signal);
    return { figures, problem: sayProblem(figures, remaining) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { figures: null, problem: toPrintable(`The load failed: ${reason}`) };
  }
}

function sayProblem({ errors }: LoadFigures, remaining: readonly string[]): string | null {
  if (remaining.length > 0)
    return `These accounts could not be deleted, delete them: ${remaining.join(', ')}`;
  const codes = Object.entries(errors).map(([code, count]) => `${code} (${count} times)`);
  if (codes.length === 0) return null;
  return toPrintable(`Requests failed: ${codes.join(', ')}.${'429' in errors ? RAISE_LIMITS : ''}`);
}

function keep(path: string, kept: KeptFigures): boolean {
  try {
    writeFile(path, `${JSON.stringify(kept, null, 2)}\n`);
    return true;
  } catch (error) {
    say(`${toPrintable(path)}: ${explainFileError(error, 'write')}.`);
    return false;
  }
}

function readBackend(variables: Variables): CheckedBackend | null {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = variables;
  if (!url || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) return null;
  return { url, publishableKey: SUPABASE_PUBLISHABLE_KEY, secretKey: SUPABASE_SECRET_KEY };
}

function refuse(sentence: string): number {
  say(sentence);
  return EXIT.wrongInput;
}

const ignore: Report = () => Promise.resolve();
const NOT_TRIED: Tried = { figures: null, problem: null };
const GIVE_VARIABLES = 'Give SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.';
const RAISE_LIMITS =
  ' 429 is a limit by address: for a load from one machine, start the servers with RATE_LIMIT_FACTOR=1000.';
