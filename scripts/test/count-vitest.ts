import * as z from 'zod/mini';
import { describeFailure, type TestCount } from './count-tests.ts';

/** Parses the report of `vitest-report.ts`. */
export function parseVitestReport(report: unknown): VitestReport {
  return vitestReport.parse(report);
}

/** A file that fails outside its tests is one failure; so is an error of no file. */
export function countVitest({ files, outside }: VitestReport): TestCount {
  const failed = files.flatMap(({ file, failures }) =>
    failures.map(({ name, messages }) => describeFailure([file, name], messages)),
  );
  const others = outside.map(({ file, messages }) =>
    describeFailure(['outside of any test', file], messages),
  );
  const failures = [...failed, ...others];
  const passed = files.reduce((sum, one) => sum + one.passed, 0);
  return { passed, failed: failures.length, failures };
}

/** Files to retry; null when an error belongs to no file. */
export function listFailedFiles({ files, outside }: VitestReport): string[] | null {
  if (outside.some(({ file }) => file === '')) return null;
  const failed = files.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
  return [...new Set([...failed, ...outside.map(({ file }) => file)])];
}

/** The first report, with retried files replaced by their second result. */
export function mergeVitest(first: VitestReport, second: VitestReport): VitestReport {
  const asked = new Set(listFailedFiles(first) ?? []);
  const kept = first.files.filter(({ file }) => !asked.has(file));
  const again = second.files.filter(({ file }) => asked.has(file));
  const found = new Set(again.map(({ file }) => file));
  const missing = [...asked]
    .filter((file) => !found.has(file))
    .map((file) => ({ file, messages: ['It was not run at the second try.'] }));
  return { files: [...kept, ...again], outside: [...second.outside, ...missing] };
}

const failure = z.object({ name: z.string(), messages: z.array(z.string()) });

const vitestReport = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      project: z.string(),
      passed: z.number(),
      failures: z.array(failure),
    }),
  ),
  outside: z.array(z.object({ file: z.string(), messages: z.array(z.string()) })),
});

export type VitestReport = z.infer<typeof vitestReport>;
