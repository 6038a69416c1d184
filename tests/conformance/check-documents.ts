import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCount } from '#scripts/test/count-tests.ts';
import { listCases } from './cases.ts';
import { planExtended, readExtended } from './extended-cases.ts';
import { planChecks } from './plan-checks.ts';
import { runValidator, VALIDATORS } from './run-validator.ts';
import { formatSummary, formatVerdict, judge } from './verdict.ts';

/** Validates every sample, matrix row and EXTENDED-CTC-FR file, or those in `wanted`. */
export async function checkDocuments(wanted: readonly string[]): Promise<TestCount> {
  const folder = await mkdtemp(join(tmpdir(), 'facturier-conformance-'));
  try {
    return await check(wanted, folder);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [failure] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function check(wanted: readonly string[], folder: string): Promise<TestCount> {
  const checks = await planChecks(listCases(wanted), folder, {
    includesSelfTest: wanted.length === 0,
  });
  const isExtendedWanted = wanted.length === 0 || wanted.includes('extended');
  if (isExtendedWanted) checks.push(...(await planExtended(folder)));
  if (checks.length === 0) throw new Error('No case to check.');
  const runs = VALIDATORS.map((validator) =>
    runValidator(
      validator,
      checks.filter((one) => one.validator === validator.name),
    ),
  );
  const reports = (await Promise.all(runs)).flat();
  const read = isExtendedWanted ? readExtended() : [];
  const verdicts = [...judge(checks, reports), ...read];
  console.log(formatSummary(verdicts));
  const refused = verdicts.filter((one) => !one.passed);
  for (const verdict of refused) console.log(formatVerdict(verdict));
  return {
    passed: verdicts.length - refused.length,
    failed: refused.length,
    failures: refused.map(formatVerdict),
  };
}
