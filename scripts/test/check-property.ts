import fc, {
  type IAsyncProperty,
  type IProperty,
  type Parameters,
  type RunDetails,
} from 'fast-check';
import { expect } from 'vitest';
import { decodeValues } from './counter-example-values.ts';
import { type Kept, keepCounterExample, readCounterExamples } from './counter-examples.ts';

/**
 * Replaces `fc.assert`: first replays the kept counter-examples of the current test, then runs
 * fast-check. A new failure is shrunk and kept under `tests/regressions/`. `PROPERTY_SEED` makes
 * the values of a run the same each time; without it they are new. `PROPERTY_SHRINKS=no` stops at
 * the first failure, which is enough where only a failure is asked for.
 */
export function checkProperty<Values>(
  property: IProperty<Values>,
  parameters: Parameters<Values> = {},
): void {
  const test = currentTest();
  for (const kept of readCounterExamples(test))
    refuseAgain(fc.check(property, replay(kept, parameters)), kept);
  refuseNew(fc.check(property, { ...optionsOfRun(), ...parameters }), test);
}

/** `checkProperty` for `fc.asyncProperty`. */
export async function checkAsyncProperty<Values>(
  property: IAsyncProperty<Values>,
  parameters: Parameters<Values> = {},
): Promise<void> {
  const test = currentTest();
  for (const kept of readCounterExamples(test))
    refuseAgain(await fc.check(property, replay(kept, parameters)), kept);
  refuseNew(await fc.check(property, { ...optionsOfRun(), ...parameters }), test);
}

function optionsOfRun(): { seed?: number; endOnFailure?: boolean } {
  const { PROPERTY_SEED: seed, PROPERTY_SHRINKS: shrinks } = process.env;
  return {
    ...(seed ? { seed: Number(seed) } : {}),
    ...(shrinks === 'no' ? { endOnFailure: true } : {}),
  };
}

function currentTest() {
  const { testPath = '', currentTestName = '' } = expect.getState();
  return { path: testPath, name: currentTestName };
}

/** The values themselves where they are JSON; else the seed and path that made them. */
function replay<Values>(
  { values, seed, path }: Kept,
  parameters: Parameters<Values>,
): Parameters<Values> {
  const once = { ...parameters, numRuns: 1, endOnFailure: true };
  if (values === undefined) return { ...once, seed, path };
  return { ...once, examples: [decodeValues(values) as Values] }; // this property made them
}

function refuseAgain<Values>(details: RunDetails<Values>, { file }: Kept): void {
  if (details.failed) throw describe(details, `It fails again: ${file}`);
}

function refuseNew<Values>(
  details: RunDetails<Values>,
  test: { path: string; name: string },
): void {
  if (!details.failed) return;
  const { counterexample, counterexamplePath, seed } = details;
  if (counterexample === null) throw describe(details, 'No counter-example to keep');
  const { file, problem } = keepCounterExample(test, {
    values: counterexample,
    seed,
    path: counterexamplePath ?? '',
  });
  throw describe(details, problem ? `Not kept in ${file}: ${problem}` : `Kept in ${file}`);
}

function describe<Values>(details: RunDetails<Values>, note: string): Error {
  const message = fc.defaultReportMessage(details) ?? 'The property failed';
  return new Error(`${note}\n${message}`, { cause: details.errorInstance });
}
