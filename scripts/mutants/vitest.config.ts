import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest asks for a class. The first test that fails ends a run: slow ones come last. */
class PropertiesLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = files.toSorted((a, b) => Number(isProperty(a)) - Number(isProperty(b)));
    return Promise.resolve(sorted);
  }
}

function isProperty({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('propert');
}

/** What Stryker runs: the tests of the folder that it mutates, one after another. */
export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    // A mutated file takes longer than it does by itself.
    testTimeout: 60_000,
    // Modules are read once for each mutant, not once for each of its test files.
    isolate: false,
    sequence: { sequencer: PropertiesLast },
    expect: { requireAssertions: true },
  },
});
