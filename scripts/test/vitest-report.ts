import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Writes what `count-vitest.ts` reads into the file that REPORT_FILE names. The JSON reporter of
 * Vitest leaves out what fails outside of any test: a promise that nobody waits for, a hook.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.REPORT_FILE;
    if (!file) throw new Error('REPORT_FILE says where the report goes');
    const report = { files: modules.map(describeModule), outside: errors.map(describeOutside) };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}

function describeModule(module: TestModule) {
  const tests = [...module.children.allTests()].map((one) => ({
    name: one.fullName,
    state: one.result().state,
    messages: (one.result().errors ?? []).map(readError),
  }));
  const own = [...module.errors(), ...[...module.children.allSuites()].flatMap((s) => s.errors())];
  return {
    file: module.relativeModuleId,
    project: module.project.name,
    passed: tests.filter(({ state }) => state === 'passed').length,
    failures: [
      ...tests
        .filter(({ state }) => state === 'failed')
        .map(({ name, messages }) => ({ name, messages })),
      ...own.map((error) => ({ name: '', messages: [readError(error)] })),
    ],
  };
}

/** Vitest tells in whose file an error arose where it knows. */
function describeOutside(error: SerializedError) {
  const path: unknown = error.VITEST_TEST_PATH;
  const file = typeof path === 'string' ? relative(process.cwd(), path) : '';
  return { file, messages: [readError(error)] };
}

function readError({ message, stack }: SerializedError): string {
  return stack ?? message ?? 'no message';
}
