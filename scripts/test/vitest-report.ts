import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Writes the report of `count-vitest.ts` to REPORT_FILE. Vitest’s JSON reporter omits failures
 * outside tests: an unhandled rejection, a hook.
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

/** Vitest adds the test file of an error where it knows it. */
function describeOutside(error: SerializedError) {
  const path: unknown = error.VITEST_TEST_PATH;
  const file = typeof path === 'string' ? relative(process.cwd(), path) : '';
  return { file, messages: [readError(error)] };
}

function readError({ message, stack }: SerializedError): string {
  const lines = (stack ?? message ?? 'no message').split('\n');
  return lines.filter((line) => !line.includes('/node_modules/')).join('\n');
}
