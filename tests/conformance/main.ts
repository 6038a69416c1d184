// npm run conformance [-- word…]        checks the cases whose names contain one of the words, or all of them
// npm run conformance [-- file.pdf…]    checks these files instead, with the .xml beside each if there is one
// Every sample and every row of the matrix goes through veraPDF, Mustang and the rules of EN 16931 and France.
// Exit status: 0 all as expected, 1 something is not, 2 there is no Java, no Maven, or no build.
// Versions of the validators: see pom.xml.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRunner } from './build-runner.ts';
import { listCases } from './cases.ts';
import { planChecks } from './plan-checks.ts';
import { runValidator, VALIDATORS } from './run-validator.ts';
import { formatSummary, formatVerdict, judge } from './verdict.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(wanted: string[]): Promise<number> {
  const obstacle = buildRunner();
  if (obstacle) return fail(obstacle, 2);
  const folder = await mkdtemp(join(tmpdir(), 'facturier-conformance-'));
  try {
    return await check(wanted, folder);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function check(wanted: string[], folder: string): Promise<number> {
  const checks = await planChecks(listCases(wanted), folder, {
    includesSelfTest: wanted.length === 0,
  });
  if (checks.length === 0) return fail('No case to check.', 1);
  const runs = VALIDATORS.map((validator) =>
    runValidator(
      validator,
      checks.filter((one) => one.validator === validator.name),
    ),
  );
  const reports = (await Promise.all(runs)).flat();
  const verdicts = judge(checks, reports);
  for (const verdict of verdicts.filter((one) => !one.passed)) console.log(formatVerdict(verdict));
  console.log(formatSummary(verdicts));
  return verdicts.every((one) => one.passed) ? 0 : 1;
}

function fail(message: string, status: number): number {
  console.error(message);
  return status;
}
